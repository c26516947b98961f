import { siteIndex } from 'virtual:site-index'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { LoadedPage } from '#portal/content/site-pages.ts'
import type { DocsPage as Content } from '#portal/content/templates/reading.ts'
import { LastChanged } from '#portal/site/blocks/notes.tsx'
import { OnThisPage } from '#portal/site/prose/on-this-page.tsx'
import { proseComponents } from '#portal/site/prose/prose-components.tsx'

const pages = siteIndex.filter(({ area, group }) => area === 'resources' && group === 'Learn')

/** A page of the documentation, with the others next to it. */
export function DocsPage({
  page,
  Prose,
  headings,
}: Pick<LoadedPage, 'Prose' | 'headings'> & { page: Content }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { heading, lead, updated } = page
  return (
    <div className="mx-auto grid w-full max-w-[76rem] gap-x-12 px-5 pt-6 pb-20 sm:px-8 bar:grid-cols-[12.5rem_minmax(0,1fr)] bar:pt-12 nav:grid-cols-[12.5rem_minmax(0,42rem)_1fr]">
      <div className="max-bar:hidden">
        <nav aria-label="Documentation" className="sticky top-24">
          <DocsLinks />
        </nav>
      </div>
      <details className="mb-8 rounded-lg bg-surface px-4 shadow-card ring-1 ring-line bar:hidden">
        <summary className="cursor-pointer py-3 text-sm font-medium">All docs pages</summary>
        <nav aria-label="Documentation" className="pb-3">
          <DocsLinks />
        </nav>
      </details>
      <article className="flex min-w-0 flex-col gap-8">
        <header className="flex flex-col gap-4">
          <h1 className="text-3xl tracking-[-0.03em] sm:text-4xl">{heading}</h1>
          <p className="text-lg text-muted">{lead}</p>
        </header>
        <div className="flex min-w-0 flex-col gap-4">{Prose && <Prose components={proseComponents} />}</div>
        <footer className="mt-4 flex flex-col gap-6 border-t border-line pt-6">
          <Neighbors path={path} />
          <LastChanged day={updated} />
        </footer>
      </article>
      <OnThisPage headings={headings} />
    </div>
  )
}

function DocsLinks() {
  return (
    <ul className="flex flex-col gap-0.5 text-[0.9375rem]">
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: true }}
            className="-mx-3 block rounded-md px-3 py-1.5 text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The pages before and after this one. */
function Neighbors({ path }: { path: string }) {
  const at = pages.findIndex(({ to }) => to === path)
  const [before, after] = at < 0 ? [] : [pages[at - 1], pages[at + 1]]
  return (
    <nav aria-label="Previous and next page" className="grid gap-3 sm:grid-cols-2">
      {before && (
        <Link to={before.to} className={neighborClass}>
          <span className="text-xs text-faint">Previous</span>
          <span className="flex items-center gap-2 font-medium">
            <ArrowLeft aria-hidden="true" className="size-4 text-faint" />
            {before.label}
          </span>
        </Link>
      )}
      {after && (
        <Link to={after.to} className={`${neighborClass} items-end text-right sm:col-start-2`}>
          <span className="text-xs text-faint">Next</span>
          <span className="flex items-center gap-2 font-medium">
            {after.label}
            <ArrowRight aria-hidden="true" className="size-4 text-faint" />
          </span>
        </Link>
      )}
    </nav>
  )
}

const neighborClass =
  'flex flex-col gap-1 rounded-lg bg-surface px-4 py-3 shadow-card ring-1 ring-line hover:ring-line-strong'
