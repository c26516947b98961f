import type { ArticlePage as Content } from '#portal/content/page.ts'
import type { Prose } from '#portal/content/site-pages.ts'
import { LastChanged } from '../blocks/last-changed.tsx'
import { proseComponents } from '../prose/prose-components.tsx'

/** A text for reading: heading, lead, and the prose of its file. */
export function ArticlePage({ page, Prose }: { page: Content; Prose: Prose | undefined }) {
  const { heading, lead, updated } = page
  return (
    <article className="mx-auto flex w-full max-w-[44rem] flex-col gap-10 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="text-lg text-muted">{lead}</p>
        <LastChanged day={updated} />
      </header>
      <div className="flex flex-col gap-4">{Prose && <Prose components={proseComponents} />}</div>
    </article>
  )
}
