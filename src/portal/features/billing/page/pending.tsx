import { orderOutlook } from '#domain/subscription/outlook.ts'
import { dollars } from '#domain/text/money.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { type Order, stateOf } from '../shared/order.ts'

/** What an unpaid order means, and until when to pay it; of a renewal, when its card is tried again. */
export function DueLine({ order }: { order: Order }) {
  const now = new Date()
  if (order.transferDue) return <TransferLine order={order} due={order.transferDue} now={now} />
  const due = { total: order.totalAmount, payBy: order.gracePeriodEnd, nextAttempt: order.nextAttempt }
  return (
    <p className={stateOf(order, now) === 'grace-ended' ? 'text-danger' : 'text-muted'}>
      {orderOutlook(order.id, due, shortDay, now)}
    </p>
  )
}

/** What an order that is paid by transfer waits for, and until when. */
function TransferLine({ order, due, now }: { order: Order; due: string; now: Date }) {
  const isLate = new Date(due) <= now
  return (
    <p className={isLate ? 'text-danger' : 'text-muted'}>
      Waiting for your transfer of {dollars(order.totalAmount)}, due {shortDay(due)}.{' '}
      {order.transferEnds &&
        (isLate
          ? `We’ll cancel the order on ${shortDay(order.transferEnds)} unless it arrives.`
          : 'Your plans start once it has arrived.')}
    </p>
  )
}
