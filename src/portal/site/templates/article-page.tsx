import { Link } from '@tanstack/react-router'
import type { LoadedPage } from '#portal/content/site-pages.ts'
import type { ArticlePage as Content } from '#portal/content/templates/reading.ts'
import { LastChanged } from '../blocks/notes.tsx'
import { OnThisPage } from '../prose/on-this-page.tsx'
import { proseComponents } from '../prose/prose-components.tsx'

/** A text for reading: heading, lead, and the prose of its file. */
export function ArticlePage({
  page,
  Prose,
  headings,
}: Pick<LoadedPage, 'Prose' | 'headings'> & { page: Content }) {
  const { heading, lead, updated } = page
  return (
    <div className="mx-auto grid w-full max-w-[44rem] gap-x-16 px-5 pt-12 pb-20 sm:px-8 sm:pt-20 nav:max-w-[76rem] nav:grid-cols-[minmax(0,44rem)_1fr]">
      <article className="flex min-w-0 flex-col gap-10">
        <header className="flex flex-col gap-4">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
          <p className="text-lg text-muted">{lead}</p>
          <LastChanged day={updated} />
        </header>
        <div className="flex min-w-0 flex-col gap-4">{Prose && <Prose components={proseComponents} />}</div>
        <p className="border-t border-line pt-6 text-[0.9375rem]">
          <Link
            to={'/articles' as string}
            className="rounded-xs text-accent underline underline-offset-4 hover:no-underline"
          >
            All articles
          </Link>
        </p>
      </article>
      <OnThisPage headings={headings} />
    </div>
  )
}
