import { docsPages } from 'virtual:docs-index'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocsEntry, ProseHeading } from '#portal/content/templates/reading.ts'
import { LastChanged } from '#portal/site/blocks/notes.tsx'
import { OnThisPage } from '#portal/site/prose/on-this-page.tsx'

/** All pages in the order of the sidebar. */
const inOrder = docsPages.flatMap(({ below, ...entry }) => [entry, ...below])

/**
 * What each page of the documentation has around it: the others, its sections, and the pages before and after
 * it.
 */
export function DocsFrame({
  heading,
  lead,
  headings = [],
  updated,
  children,
}: {
  heading: string
  lead: ReactNode
  /** The sections of the page. */
  headings?: readonly ProseHeading[]
  /** Day of the last change, as `2026-11-22`. */
  updated?: string
  children: ReactNode
}) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <DocsColumns path={path} aside={<OnThisPage headings={headings} />}>
      <article className="flex min-w-0 flex-col gap-8">
        <header className="flex flex-col gap-4">
          <h1 className="text-3xl tracking-[-0.03em] sm:text-4xl">{heading}</h1>
          <p className="text-lg text-muted">{lead}</p>
        </header>
        {children}
        <footer className="mt-4 flex flex-col gap-6 border-t border-line pt-6">
          <Neighbors path={path} />
          {updated && <LastChanged day={updated} />}
        </footer>
      </article>
    </DocsColumns>
  )
}

/** A page of the documentation next to the list of all pages, in which the one at `path` is marked. */
export function DocsColumns({
  path,
  aside,
  children,
}: {
  path: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-x-12 px-5 pt-6 pb-20 sm:px-8 bar:grid-cols-[12.5rem_minmax(0,1fr)] bar:pt-12 nav:grid-cols-[12.5rem_minmax(0,42rem)_1fr]">
      <div className="max-bar:hidden">
        <nav
          aria-label="Documentation"
          className="sticky top-24 -mx-3 max-h-[calc(100dvh-7rem)] overflow-y-auto px-3 pb-4"
        >
          <DocsLinks path={path} />
        </nav>
      </div>
      <details className="mb-8 rounded-lg bg-surface px-4 shadow-card ring-1 ring-line bar:hidden">
        <summary className="cursor-pointer py-3 text-sm font-medium">All docs pages</summary>
        <nav aria-label="Documentation" className="pb-3">
          <DocsLinks path={path} />
        </nav>
      </details>
      {children}
      {aside}
    </div>
  )
}

function DocsLinks({ path }: { path: string }) {
  return (
    <ul className="flex flex-col gap-0.5 text-[0.9375rem]">
      {docsPages.map(entry => (
        <li key={entry.to}>
          {entry.below.length > 0 ? <Group entry={entry} path={path} /> : <DocsLink {...entry} />}
        </li>
      ))}
    </ul>
  )
}

/** A page with those that it groups, which are shown on each of them. */
function Group({ entry: { to, label, below }, path }: { entry: DocsEntry; path: string }) {
  const isCurrent = path === to || below.some(page => page.to === path)
  return (
    <details key={String(isCurrent)} open={isCurrent} className="group/pages">
      <summary className="-mx-3 flex cursor-pointer list-none items-center justify-between rounded-md px-3 py-1.5 text-muted hover:bg-hover hover:text-ink [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronRight aria-hidden="true" className="size-4 text-faint group-open/pages:rotate-90" />
      </summary>
      <ul className="mt-0.5 ml-1 flex flex-col gap-0.5 border-l border-line pl-5 text-sm">
        {[{ to, label: 'Overview' }, ...below].map(page => (
          <li key={page.to}>
            <DocsLink {...page} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function DocsLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: true }}
      className="-mx-3 block rounded-md px-3 py-1.5 text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent"
    >
      {label}
    </Link>
  )
}

/** The pages before and after this one. */
function Neighbors({ path }: { path: string }) {
  const at = inOrder.findIndex(({ to }) => to === path)
  const [before, after] = at < 0 ? [] : [inOrder[at - 1], inOrder[at + 1]]
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
