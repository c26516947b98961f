import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useMemo, useRef } from 'react'
import { supportEmail } from '#portal/api/help.ts'
import { Button } from '#portal/ui/button.tsx'
import { controlClass } from '#portal/ui/input/field.tsx'
import { hasPage, menus } from '../layout/menus.ts'
import { type FoundGroup, grouped } from '../search/finder.ts'
import { areaLabels, MarkedText } from '../search/found-options.tsx'
import { RecentSearches } from '../search/recent-searches.tsx'
import { useFinder } from '../search/use-finder.ts'

/** The results of a search by area. Without one, what was searched before, and the areas. */
export function SearchPage({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  const { finder, hasFailed, retry } = useFinder(query !== '')
  const found = useMemo(() => (query && finder ? finder(query) : []), [query, finder])
  return (
    <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-10 px-5 pt-12 pb-20 sm:px-8 sm:pt-16">
      <div className="flex flex-col gap-5">
        <h1 className="text-4xl tracking-[-0.035em]">Search</h1>
        <SearchForm query={query} onSearch={onSearch} />
        <p className="hidden text-muted [@media(scripting:none)]:block">
          Search needs JavaScript. You can also browse by area below.
        </p>
        <p role="status" className="text-sm text-muted empty:hidden">
          {query && !hasFailed && (finder ? countOf(found.length, query) : 'Searching…')}
        </p>
        {hasFailed && (
          <div role="alert" className="flex flex-wrap items-center gap-4">
            <p>Search couldn’t load.</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        )}
      </div>
      {query && finder && !found.length && <NothingFound />}
      {grouped(found).map(group => (
        <Results key={group.area} group={group} />
      ))}
      {!query && <RecentSearches onChoose={onSearch} />}
      {!found.length && <Areas />}
    </div>
  )
}

function SearchForm({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    if (text.trim()) onSearch(text)
  }

  return (
    <search>
      {/* Before the scripts run, the browser itself opens the page of results. */}
      <form action="/search" className="flex max-w-2xl gap-2" onSubmit={submit}>
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">Search the site</span>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-faint"
          />
          <input
            // React does not control it, so what was typed before the scripts ran stays.
            ref={field}
            // Another search, also one step back, has its own text.
            key={query}
            type="search"
            name="query"
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="Products, guides, errors"
            className={`${controlClass} h-11 pr-3 pl-9 text-base`}
          />
        </label>
        <Button type="submit" variant="primary" size="lg">
          Search
        </Button>
      </form>
    </search>
  )
}

function Results({ group: { area, pages } }: { group: FoundGroup }) {
  return (
    <section aria-label={areaLabels[area]} className="flex flex-col gap-2">
      <h2 className="text-xl">{areaLabels[area]}</h2>
      <ul className="flex flex-col border-t border-line">
        {pages.map(({ to, title, line, words }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to as string}
              preload={false}
              className="-mx-2 flex flex-col gap-0.5 rounded-sm px-2 py-3 hover:bg-hover"
            >
              <span className="font-medium">
                <MarkedText text={title} words={words} />
              </span>
              <span className="text-[0.9375rem] text-muted">
                <MarkedText text={line} words={words} />
              </span>
              <span translate="no" className="font-mono text-xs break-words text-faint">
                {to}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingFound() {
  return (
    <p className="max-w-2xl text-muted">
      Try different words or an error number. If you can’t find what you need,{' '}
      {hasPage('/contact') ? (
        <Link to={'/contact' as string} className="text-accent underline underline-offset-4">
          contact us
        </Link>
      ) : (
        <a href={`mailto:${supportEmail}`} className="text-accent underline underline-offset-4">
          contact us
        </a>
      )}
      .
    </p>
  )
}

function Areas() {
  return (
    <section aria-label="Areas of the site" className="flex flex-col gap-4">
      <h2 className="text-xl">Browse by area</h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 bar:grid-cols-3">
        {menus.map(({ area, label, overview, groups }) => (
          <li key={area} className="flex flex-col gap-1.5">
            <h3 className="text-base">
              {overview ? (
                <Link to={overview.to} className="text-accent hover:underline">
                  {label}
                </Link>
              ) : (
                label
              )}
            </h3>
            <ul className="flex flex-col gap-1 text-[0.9375rem]">
              {groups
                .flatMap(({ entries }) => entries)
                .slice(0, 5)
                .map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} preload={false} className="text-muted hover:text-ink">
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countOf(count: number, text: string): string {
  if (!count) return `No results for “${text}”.`
  return `${count} ${count === 1 ? 'page' : 'pages'} for “${text}”`
}
