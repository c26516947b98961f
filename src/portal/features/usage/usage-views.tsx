import { Link } from '@tanstack/react-router'
import type { UsageSearch } from './usage-search.ts'

const VIEWS = [
  { to: '/account/keys/usage', label: 'By key' },
  { to: '/account/subscriptions/usage', label: 'By license' },
] as const

/** The two reports of the same lookups. The period, the intervals and the time zone go along. */
export function UsageViews({ search: { range, from, to, interval, zone } }: { search: UsageSearch }) {
  return (
    <nav
      aria-label="Usage"
      className="inline-flex min-h-9 gap-0.5 self-start rounded-md bg-sunken p-0.5 ring-1 ring-inset ring-line"
    >
      {VIEWS.map(view => (
        <Link
          key={view.to}
          to={view.to}
          search={{ range, from, to, interval, zone }}
          activeOptions={{ includeSearch: false }}
          className="flex h-8 items-center rounded-sm px-3 -outline-offset-2 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:bg-chosen aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-card"
        >
          {view.label}
        </Link>
      ))}
    </nav>
  )
}
