import { orderOutlook } from '#domain/subscription/outlook.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { type Order, stateOf } from '../shared/order.ts'

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
