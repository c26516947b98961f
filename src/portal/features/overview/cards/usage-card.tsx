import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { listHoldings, listLicenseUsage } from '#generated/subscription/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { cardLinkClass } from '#portal/ui/classes.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { useHoldings } from '../holdings.ts'
import { daysOf, USAGE_DAYS, usageByProduct, usageQuery } from '../usage.ts'

// The scales of the chart load with its figures.
const Sparkline = lazy(() => import('./sparkline.tsx'))

/** Lookups of the last thirty days by product, as a line each and as a table. */
export const usageCard: OverviewCard = {
  what: 'Your lookups',
  operations: [listLicenseUsage],
  load: () => queryClient.prefetchQuery(usageQuery(new Date())),
  Card: UsageCard,
  isWide: true,
}

function UsageCard() {
  const [now] = useState(() => new Date())
  const days = daysOf(now, USAGE_DAYS)
  const mayHold = useCan(listHoldings).allowed
  const { data: held } = useHoldings(mayHold)
  const usage = useQuery(usageQuery(now))
  // Before the first lookup, the first steps say what to do.
  if (held?.every(({ isUsed }) => !isUsed) && !usage.data?.usage.length) return null
  return (
    <Card
      title={`Lookups of the last ${USAGE_DAYS} days`}
      actions={
        <Link to="/account/keys/usage" className={cardLinkClass}>
          Usage by key
        </Link>
      }
    >
      <Loaded query={usage} what="Your lookups" rows={3}>
        {({ usage }) => {
          const products = usageByProduct(usage, days)
          if (!products.length)
            return (
              <p className="max-w-prose text-muted">
                None yet. Lookups appear here within a minute, with a line for each product.
              </p>
            )
          const total = products.reduce((sum, product) => sum + product.total, 0)
          return (
            <div className="flex flex-col gap-5">
              <p className="flex items-baseline gap-2">
                <span className="tnum text-3xl font-semibold tracking-[-0.03em]">{exactAmount(total)}</span>
                <span className="text-muted">{total === 1 ? 'lookup' : 'lookups'}</span>
              </p>
              <ul aria-label="Lookups by product" className="flex flex-col divide-y divide-line">
                {products.map(({ licenseId, label, days: used, total: of }) => (
                  <li
                    key={licenseId}
                    className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(12rem,2fr)_5rem]"
                  >
                    <span className="min-w-0 truncate" title={label}>
                      {label}
                    </span>
                    <span className="h-9 max-sm:order-last max-sm:col-span-2">
                      <Suspense>
                        <Sparkline values={used} />
                      </Suspense>
                    </span>
                    <span className="text-right font-medium tnum">{exactAmount(of)}</span>
                  </li>
                ))}
              </ul>
              <UsageTable days={days} products={products} />
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** The figures of the lines. Only days with lookups, the latest first. */
function UsageTable({
  days,
  products,
}: {
  days: readonly string[]
  products: ReturnType<typeof usageByProduct>
}) {
  const used = days
    .map((day, at) => ({ day, figures: products.map(product => product.days[at] ?? 0) }))
    .filter(({ figures }) => figures.some(figure => figure > 0))
    .toReversed()
  return (
    <details>
      <summary className="flex min-h-8 cursor-pointer items-center text-sm text-muted hover:text-ink">
        As a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <section className="mt-2 max-h-72 overflow-auto" tabIndex={0} aria-label="Lookups by day">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-xs text-faint">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Day (UTC)
              </th>
              {products.map(({ licenseId, label }) => (
                <th key={licenseId} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {used.map(({ day, figures }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap tnum">
                  {day.slice(0, 10)}
                </th>
                {figures.map((figure, at) => (
                  <td key={products[at]?.licenseId} className="py-1.5 pl-4 text-right tnum">
                    {exactAmount(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
