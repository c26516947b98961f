import { siteIndex } from 'virtual:site-index'
import { matching } from '#portal/kit/palette-matching.ts'
import type { PaletteItem, PaletteSource } from '#portal/kit/palette-source.ts'

/** Pages that the palette shows. */
const SHOWN = 5

const pages = siteIndex.map(
  ({ label, line, to }): PaletteItem => ({ label, detail: line, link: { to }, inNewTab: true }),
)

export const palette: PaletteSource = {
  finders: [
    {
      title: 'Docs and site',
      operations: [],
      find: async text => matching(pages, text).slice(0, SHOWN),
    },
  ],
}
