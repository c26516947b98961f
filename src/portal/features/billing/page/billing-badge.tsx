import { useQuery } from '@tanstack/react-query'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'

/**
 * What is next to the link to the billing page. It is part of the frame: fetched on its own, its code came with that
 * of orders and keys.
 */
export const billingBadge = { '/account/billing': <PendingBadge /> }

const pendingQuery = query(listPendingOrders)

/** How many payments are due; nothing while there are none. */
function PendingBadge() {
  const { allowed } = useCan(listPendingOrders)
  const { data: due } = useQuery({
    ...pendingQuery,
    select: ({ orders }) => orders.length,
    enabled: allowed,
  })
  if (!due) return null
  return (
    <span className="ml-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-warning-soft px-1 text-xs font-medium text-warning tabular-nums">
      <span aria-hidden="true">{due}</span>
      <span className="sr-only">{due === 1 ? '(one payment due)' : `(${due} payments due)`}</span>
    </span>
  )
}
