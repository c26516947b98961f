import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { cardLinkClass } from '#portal/ui/classes.ts'
import { ChartTable } from '#portal/ui/data/chart-table.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { useHoldings } from '../holdings.ts'
import { changeText, daysOf, rejectedShare, USAGE_DAYS, usageByProduct, usageQuery } from '../usage.ts'
import { DayChart } from './day-chart.tsx'

/** Lookups of the last thirty days: how many, compared with the days before, by day and product, and rejected ones. */
export const usageCard: OverviewCard = {
  what: 'Your lookups',
  operations: [listLicenseUsage],
  load: () => queryClient.prefetchQuery(usageQuery(new Date())),
  Card: UsageCard,
}

function UsageCard() {
  const [now] = useState(() => new Date())
  const days = daysOf(now, USAGE_DAYS)
  const daysBefore = daysOf(now, 2 * USAGE_DAYS).slice(0, USAGE_DAYS)
  const mayReject = useCan(listRejections).allowed
  const mayHold = useCan(listHoldings).allowed
  const { data: held } = useHoldings(mayHold)
  const usage = useQuery(usageQuery(now))
  // Before the first lookup, the first steps say what to do.
  if (held?.every(({ isUsed }) => !isUsed) && !usage.data?.usage.length) return null
  return (
    <Card
      title={`Usage in the last ${USAGE_DAYS} days`}
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
            return <p className="max-w-text text-muted">No lookups yet. They appear here within a minute.</p>
          const total = sumOf(products)
          const change = changeText(total, sumOf(usageByProduct(usage, daysBefore)))
          return (
            <div className="flex flex-col gap-6">
              <dl className="flex flex-wrap gap-x-12 gap-y-4">
                <Figure name={total === 1 ? 'Lookup' : 'Lookups'} value={exactAmount(total)} note={change} />
                {mayReject && <RejectedFigure since={days[0] ?? ''} accepted={total} />}
              </dl>
              <DayChart
                days={days}
                values={days.map((_, at) => products.reduce((sum, each) => sum + (each.days[at] ?? 0), 0))}
              />
              <ul aria-label="Lookups by product" className="flex flex-col divide-y divide-line">
                {products.map(({ licenseId, label, total: of }) => (
                  <li key={licenseId} className="flex items-baseline justify-between gap-6 py-2">
                    <span className="min-w-0 truncate" title={label}>
                      {label}
                    </span>
                    <span className="font-medium tnum">{exactAmount(of)}</span>
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

const sumOf = (products: ReturnType<typeof usageByProduct>) =>
  products.reduce((sum, { total }) => sum + total, 0)

function Figure({ name, value, note }: { name: string; value: string; note?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-col gap-1">
        <span className="tnum text-3xl leading-none font-semibold tracking-[-0.03em]">{value}</span>
        {note && <span className="text-sm text-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** How many requests were rejected, and which share of all. Empty until it has loaded. */
function RejectedFigure({ since, accepted }: { since: string; accepted: number }) {
  const { data } = useQuery(query(listRejections, { query: { start: since, page_size: 1 } }))
  if (!data) return null
  const rejected = data.rejected_lookups
  return (
    <Figure
      name="Rejected"
      value={exactAmount(rejected)}
      note={
        rejected > 0 && (
          <>
            {rejectedShare(rejected, accepted)} of requests ·{' '}
            <Link to="/account/keys/rejected" className="text-accent underline underline-offset-4">
              See why
            </Link>
          </>
        )
      }
    />
  )
}

/** The figures of the chart by product. Only days with lookups, the latest first. */
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
    <ChartTable label="Lookups by day">
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
    </ChartTable>
  )
}
