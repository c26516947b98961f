import { SegmentedLinks } from '#portal/kit/view-nav.tsx'
import type { UsageSearch } from './usage-search.ts'

const views = [
  { to: '/account/keys/usage', by: 'key', label: 'By key' },
  { to: '/account/subscriptions/usage', by: 'license', label: 'By license' },
  { to: '/account/keys/usage', by: 'tag', label: 'By tag' },
] as const

/** The reports of the same lookups. They share the period, the intervals, and the time zone. */
export function UsageViews({
  by,
  search: { range, from, to, interval, zone },
}: {
  by: (typeof views)[number]['by']
  search: UsageSearch
}) {
  return (
    <SegmentedLinks
      label="Usage"
      options={views.map(view => ({
        label: view.label,
        link: {
          to: view.to,
          search: { range, from, to, interval, zone, by: view.by === 'tag' ? view.by : undefined },
        },
        isCurrent: view.by === by,
      }))}
    />
  )
}
