import { DaysUntil } from '#portal/ui/days-until.tsx'
import { formatDay } from '../shared/format.ts'
import { type Order, stateOf } from '../shared/order.ts'

/** What an unpaid order means for its subscriptions, and until when; of a renewal, when its card is tried again. */
export function DueLine({ order }: { order: Order }) {
  const { nextAttempt } = order
  const isRetried = nextAttempt && new Date(nextAttempt) > new Date()
  return (
    <>
      <Standing order={order} />
      {isRetried && <p className="text-muted">We try the card again on {formatDay(nextAttempt)}.</p>}
    </>
  )
}

function Standing({ order }: { order: Order }) {
  const state = stateOf(order, new Date())
  const { gracePeriodEnd } = order
  if (state === 'grace-period' && gracePeriodEnd)
    return (
      <p className="text-muted">
        Works until {formatDay(gracePeriodEnd)}: pay by then, <DaysUntil value={gracePeriodEnd} />.
      </p>
    )
  if (state === 'grace-ended' && gracePeriodEnd)
    return (
      <p className="text-danger">
        Stopped on {formatDay(gracePeriodEnd)}. It works again as soon as it is paid.
      </p>
    )
  return <p className="text-muted">It starts as soon as it is paid.</p>
}
