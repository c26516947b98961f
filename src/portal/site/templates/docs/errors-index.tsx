import { Link } from '@tanstack/react-router'
import type { ErrorSection, ErrorSummary } from '#portal/content/errors/collection.ts'
import { SearchBox } from '#portal/kit/list/search-box.tsx'
import { searchErrors } from '#portal/site/errors/search-errors.ts'
import { DocsFrame } from './docs-frame.tsx'

/** Every error on one page, with a search over names, numbers and words. */
export function ErrorsIndex({
  sections,
  search,
  onSearch,
}: {
  sections: readonly ErrorSection[]
  search: string
  onSearch: (text: string) => void
}) {
  const found = searchErrors(sections, search)
  const total = found.reduce((sum, { errors }) => sum + errors.length, 0)
  return (
    <DocsFrame
      heading="Errors"
      lead="What each error in the portal and the API means, why it happens, and how to fix it. Search by name, number, or message."
    >
      <div className="flex flex-col gap-4">
        <SearchBox
          label="Search errors"
          placeholder="1588026162, hostname, too fast …"
          value={search}
          onChange={onSearch}
          className="max-w-md"
        />
        <p role="status" className="text-sm text-muted">
          {total === 1 ? '1 error' : `${total} errors`}
          {search.trim() && ` for “${search.trim()}”`}
        </p>
      </div>
      {total === 0 && <p className="text-muted">No errors found. Try fewer words, or only the number.</p>}
      {found.map(({ title, errors }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-3">
          <h2 className="text-xl">{title}</h2>
          <ErrorList errors={errors} />
        </section>
      ))}
    </DocsFrame>
  )
}

export function ErrorList({ errors }: { errors: readonly ErrorSummary[] }) {
  return (
    <ul className="flex flex-col border-t border-line">
      {errors.map(({ code, title, codes, status }) => (
        <li key={code} className="border-b border-line">
          <Link
            to="/docs/errors/$code"
            params={{ code }}
            preload={false}
            className="-mx-2 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 rounded-sm px-2 py-2.5 hover:bg-hover"
          >
            <span className="min-w-0 flex-1 basis-72 font-medium">{title}</span>
            <span translate="no" className="min-w-0 font-mono text-xs break-words text-muted">
              {[code, ...codes].join(' · ')}
            </span>
            <span className="w-10 text-right text-sm text-muted tnum">{status ?? '–'}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
