import { Link } from '@tanstack/react-router'
import type { LoadedPage } from '#portal/content/site-pages.ts'
import type { PostPage as Content } from '#portal/content/templates/reading.ts'
import { Day } from '../blocks/notes.tsx'
import { proseComponents } from '../prose/prose-components.tsx'

/** An entry of the blog. */
export function PostPage({ page, Prose }: Pick<LoadedPage, 'Prose'> & { page: Content }) {
  const { heading, lead, published } = page
  return (
    <article className="mx-auto flex w-full max-w-[44rem] flex-col gap-10 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <header className="flex flex-col gap-4">
        <p className="text-sm text-faint">
          <Link
            to={'/blog' as string}
            className="rounded-xs text-accent underline underline-offset-4 hover:no-underline"
          >
            Blog
          </Link>
          {' · '}
          <Day day={published} />
        </p>
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </header>
      <div className="flex min-w-0 flex-col gap-4">{Prose && <Prose components={proseComponents} />}</div>
    </article>
  )
}
