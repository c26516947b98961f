import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dollars } from '#domain/text/money.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { startQuery } from '#portal/api/start-query.ts'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { pendingQuery, productsOf } from '../shared/order.ts'
import { DueLine } from './pending.tsx'

const SHOWN = 3

/** Payments that are due. */
export const paymentsAttention: AttentionSource = {
  what: 'Your pending payments',
  operations: [listPendingOrders],
  load: () => startQuery(pendingQuery),
  Items: PaymentsDue,
}

function PaymentsDue() {
  return (
    <AttentionItems query={useQuery(pendingQuery)} what="Your pending payments">
      {orders => (
        <>
          {orders.slice(0, SHOWN).map(order => (
            <AttentionItem
              key={order.id}
              tone="warning"
              title={`Payment due: ${dollars(order.totalAmount)} for ${productsOf(order)}`}
              detail={<DueLine order={order} />}
              action={
                <Link
                  to="/account/billing"
                  search={{ dialog: 'pay', id: String(order.id) }}
                  className={buttonClass({ size: 'sm' })}
                >
                  Pay order {order.id}
                </Link>
              }
            />
          ))}
          {orders.length > SHOWN && (
            <li className="py-3 text-sm last:pb-0">
              <Link to="/account/billing" className="text-accent underline underline-offset-4">
                {orders.length - SHOWN} more payments
              </Link>
            </li>
          )}
        </>
      )}
    </AttentionItems>
  )
}
