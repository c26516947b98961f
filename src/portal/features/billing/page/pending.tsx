import { useQuery } from '@tanstack/react-query'
import { orderOutlook } from '#domain/subscription/outlook.ts'
import { listPendingOrders } from '#generated/billing/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { type Order, pendingQuery, stateOf } from '../shared/order.ts'

/** How many payments are due, next to the link to the page; nothing while there are none. */
export default function PendingBadge() {
  const { allowed } = useCan(listPendingOrders)
  const { data } = useQuery({ ...pendingQuery, enabled: allowed })
  if (!data?.length) return null
  return (
    <span className="ml-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-warning-soft px-1 text-xs font-medium text-warning tabular-nums">
      <span aria-hidden="true">{data.length}</span>
      <span className="sr-only">
        {data.length === 1 ? '(one payment due)' : `(${data.length} payments due)`}
      </span>
    </span>
  )
}

/** What an unpaid order means, and until when to pay it; of a renewal, when its card is tried again. */
export function DueLine({ order }: { order: Order }) {
  const now = new Date()
  const due = { total: order.totalAmount, payBy: order.gracePeriodEnd, nextAttempt: order.nextAttempt }
  return (
    <p className={stateOf(order, now) === 'grace-ended' ? 'text-danger' : 'text-muted'}>
      {orderOutlook(order.id, due, shortDay, now)}
    </p>
  )
}
