import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listPendingOrders } from '#generated/billing/operations.ts'
import { listPaymentMethods } from '#generated/payment/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { RenewFree } from '../free/renew-free.tsx'
import { type Holding, unpaidOf } from '../shared/model.ts'
import { primaryCardQuery, unpaidQuery } from '../shared/queries.ts'
import { type RenewalCard, renewalLines } from '../shared/words.ts'
import { RenewalSwitch } from './renewal-switch.tsx'

const linkClass = 'relative z-1 rounded-xs font-medium text-accent underline-offset-4 hover:underline'

/** The card that renewals charge; undefined while it loads, and for people who may not see it. */
export function useRenewalCard(): RenewalCard {
  const may = useCan(listPaymentMethods).allowed
  return useQuery({ ...primaryCardQuery, enabled: may }).data
}

/** The switch of a license, and what happens at the end of its term. */
export function RenewalCell({ holding }: { holding: Holding }) {
  const unpaid = useUnpaid(holding)
  const { what, how, isWithoutCard } = renewalLines(holding, useRenewalCard(), new Date(), {
    isUnpaid: unpaid !== undefined,
  })
  return (
    <span className="flex items-start gap-3 max-sm:flex-row-reverse max-sm:text-right">
      <RenewalSwitch holding={holding} />
      <span className="flex min-w-0 flex-col gap-0.5">
        {what && <span className="sm:whitespace-nowrap">{what}</span>}
        {how && <span className="text-xs text-muted">{how}</span>}
        {isWithoutCard && (
          <Link to="/account/billing" search={{ dialog: 'add-card' }} className={`${linkClass} text-xs`}>
            Add a card
          </Link>
        )}
        {unpaid && <PayNow orderId={unpaid.order_id} />}
        <RenewFree holding={holding} />
      </span>
    </span>
  )
}

/** The order of the term, while it is not paid: the term works in its grace period, or has stopped. */
function useUnpaid(holding: Holding) {
  const may = useCan(listPendingOrders).allowed
  const { data: pending = [] } = useQuery({ ...unpaidQuery, enabled: may })
  return unpaidOf(holding, pending)
}

function PayNow({ orderId }: { orderId: number }) {
  return (
    <span className="text-xs">
      <span className="text-danger">Payment failed:</span>{' '}
      <Link to="/account/billing" search={{ dialog: 'pay', id: String(orderId) }} className={linkClass}>
        pay now
      </Link>
    </span>
  )
}
