import type { LoadedPage } from '#portal/content/site-pages.ts'
import type { DocsPage as Content } from '#portal/content/templates/reading.ts'
import { proseComponents } from '#portal/site/prose/prose-components.tsx'
import { DocsFrame } from './docs-frame.tsx'

/** A page of the documentation, with the others next to it. */
export function DocsPage({
  page: { heading, lead, updated },
  Prose,
  headings,
}: Pick<LoadedPage, 'Prose' | 'headings'> & { page: Content }) {
  return (
    <DocsFrame {...{ heading, lead, updated, headings }}>
      <div className="flex min-w-0 flex-col gap-4">{Prose && <Prose components={proseComponents} />}</div>
    </DocsFrame>
  )
}
