import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dollars } from '#domain/text/money.ts'
import { listPendingOrders } from '#generated/billing/operations.ts'
import { startQuery } from '#portal/api/start-query.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { pendingQuery, productsOf } from '../shared/order.ts'
import { DueLine } from './pending.tsx'

const SHOWN = 3

/** What has to be paid. Not drawn while nothing does. */
export const pendingCard: OverviewCard = {
  what: 'Your pending payments',
  operations: [listPendingOrders],
  load: () => startQuery(pendingQuery),
  Card: PendingCard,
}

function PendingCard() {
  const pending = useQuery(pendingQuery)
  if (pending.isPending || pending.data?.length === 0) return null
  return (
    <Card title="Payments due">
      <Loaded query={pending} what="Your pending payments">
        {orders => (
          <ul aria-label="Payments due" className="flex flex-col divide-y divide-line">
            {orders.slice(0, SHOWN).map(order => (
              <li
                key={order.id}
                className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
              >
                <div className="min-w-48 flex-1">
                  <Link
                    to="/account/billing"
                    search={{ dialog: 'pay', id: String(order.id) }}
                    className="font-medium text-accent underline-offset-4 hover:underline"
                  >
                    Pay order {order.id}
                  </Link>
                  <p className="text-muted wrap-anywhere">{productsOf(order)}</p>
                  <DueLine order={order} />
                </div>
                <span className="font-medium tabular-nums">{dollars(order.totalAmount)}</span>
              </li>
            ))}
            {orders.length > SHOWN && (
              <li className="pt-3">
                <Link to="/account/billing" className="text-accent underline-offset-4 hover:underline">
                  And {orders.length - SHOWN} more
                </Link>
              </li>
            )}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
