import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Loaded, type LoadedQuery } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'

export const RECORDS_ON_A_PAGE = 10

/** What happened lately, newest first: entries that unfold, and pages. It fills a card without padding. */
export function Records<Entry>({
  query,
  what,
  noun,
  none,
  page,
  onPage,
  children,
}: {
  query: LoadedQuery<{ total: number; entries: Entry[] }>
  /** "Recent logins": what could not be loaded. */
  what: string
  /** What the list holds, in the plural. */
  noun: string
  /** What an empty list says. */
  none: string
  page: number
  onPage: (page: number) => void
  children: (entry: Entry) => ReactNode
}) {
  return (
    <Loaded query={query} what={what}>
      {({ total, entries }) => {
        if (total === 0) return <p className="px-5 pb-5 text-sm text-muted">{none}</p>
        if (!entries.length)
          return (
            <div className="flex flex-col items-start gap-3 px-5 pb-5 text-sm text-muted">
              <p>This page is empty by now.</p>
              <Button size="sm" onClick={() => onPage(1)}>
                Go to the first page
              </Button>
            </div>
          )
        return (
          <>
            <ul aria-label={what} className="flex flex-col divide-y divide-line px-5">
              {entries.map(children)}
            </ul>
            {total > RECORDS_ON_A_PAGE && (
              <div className="border-t border-line">
                <Pagination
                  page={page}
                  pageSize={RECORDS_ON_A_PAGE}
                  total={total}
                  onPage={onPage}
                  noun={noun}
                />
              </div>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** An entry in one line, which unfolds. */
export function RecordEntry({
  title,
  note,
  time,
  badge,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  time: string
  badge: { tone: BadgeTone; text: string }
  children: ReactNode
}) {
  return (
    <li>
      <details className="group py-2 text-sm">
        <summary className="flex cursor-pointer items-start gap-2">
          <ChevronRight
            aria-hidden="true"
            className="mt-0.5 size-4 shrink-0 text-faint transition-transform duration-100 group-open:rotate-90"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {title}
              {note && <span className="block text-xs text-muted">{note}</span>}
            </span>
            <span className="flex items-center gap-3 text-muted">
              <RelativeTime value={time} />
              <Badge tone={badge.tone}>{badge.text}</Badge>
            </span>
          </span>
        </summary>
        <div className="flex flex-col gap-4 py-3 sm:pl-6">{children}</div>
      </details>
    </li>
  )
}
