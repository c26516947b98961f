import type { ErrorSummary } from '#portal/content/errors/collection.ts'
import type { PaletteItem, PaletteSource } from '#portal/kit/palette-source.ts'
import { searchErrors } from './search-errors.ts'

/** Errors that the palette shows. */
const SHOWN = 6

export const palette: PaletteSource = {
  actions: [
    {
      label: 'Error reference',
      words: 'docs help codes',
      operations: [],
      link: { to: '/docs/errors' },
      inNewTab: true,
    },
  ],
  finders: [{ title: 'Errors', operations: [], find: findErrors }],
}

async function findErrors(text: string): Promise<PaletteItem[]> {
  const { errorSections } = await import('#portal/content/errors/collection.ts')
  const wanted = text.trim().toLowerCase()
  // An exact code ranks first, then a match in the title, then one in the text.
  const distance = ({ code, codes, title }: ErrorSummary) =>
    [code, ...codes.map(String)].includes(wanted) ? 0 : title.toLowerCase().includes(wanted) ? 1 : 2
  return searchErrors(errorSections(), text)
    .flatMap(({ errors }) => errors)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, SHOWN)
    .map(({ code, codes, title, status }) => ({
      label: title,
      detail: [codes.length ? codes.join(', ') : code, status].filter(Boolean).join(' · '),
      link: { to: '/docs/errors/$code', params: { code } },
      inNewTab: true,
    }))
}
