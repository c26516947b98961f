import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { gatewayErrors } from '#domain/errors/gateway.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { listRefusals } from '#generated/security/operations.ts'
import { query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { cardLinkClass } from '#portal/ui/classes.ts'
import { Card } from '#portal/ui/page/card.tsx'

/** The most frequent reasons. */
const SHOWN = 3

/** Lookups that the API rejected today, and why. */
export const rejectedCard: OverviewCard = {
  what: 'Refused lookups',
  operations: [listRefusals],
  load: () => queryClient.prefetchQuery(todayQuery(new Date())),
  Card: RejectedToday,
}

/** One entry is enough: the counts are those of all pages. */
function todayQuery(now: Date) {
  const start = new Date(now)
  start.setHours(0, 0, 0, 0)
  return query(listRefusals, { query: { start: start.toISOString(), page_size: 1 } })
}

function RejectedToday() {
  const [now] = useState(() => new Date())
  return (
    <Card
      title="Refused today"
      actions={
        <Link to="/account/keys/refusals" className={cardLinkClass}>
          Refused lookups
        </Link>
      }
    >
      <Loaded query={useQuery(todayQuery(now))} what="Refused lookups">
        {({ refused, by_error: errors }) =>
          refused === 0 ? (
            <p className="text-muted">The API has refused no lookup today.</p>
          ) : (
            <div className="flex flex-col gap-4">
              <p className="flex items-baseline gap-2">
                <span className="tnum text-3xl font-semibold tracking-[-0.03em]">{exactAmount(refused)}</span>
                <span className="text-muted">{refused === 1 ? 'lookup' : 'lookups'}</span>
              </p>
              <ul aria-label="Reasons" className="flex flex-col gap-2">
                {errors.slice(0, SHOWN).map(({ error, refused: of }) => (
                  <li key={error} className="flex items-baseline justify-between gap-6">
                    <span className="min-w-0 text-muted">{reasonOf(error)}</span>
                    <span className="font-medium tnum">{exactAmount(of)}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}

function reasonOf(error: string): string {
  return error in gatewayErrors ? gatewayErrors[error as keyof typeof gatewayErrors].message : error
}
