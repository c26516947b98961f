import { useQuery } from '@tanstack/react-query'
import { dollars } from '#domain/text/money.ts'
import { getOrder } from '#generated/billing/operations/getOrder.ts'
import { findTransaction } from '#generated/payment/operations/findTransaction.ts'
import { query } from '#portal/api/call.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { scheduleQuery } from '../account/account.ts'
import { AccountLink, OrderLink } from '../shared/links.tsx'

/** The account with a number, if there is one. */
export function AccountByNumber({ number }: { number: number }) {
  return (
    <Card title="Account">
      <Loaded
        query={useQuery(scheduleQuery(number))}
        what="The account"
        rows={1}
        missing={<p className="text-muted">No account has the number {number}.</p>}
      >
        {() => <AccountLink id={number}>Account {number}</AccountLink>}
      </Loaded>
    </Card>
  )
}

/** The order with a number, if there is one, and whose it is. */
export function OrderByNumber({ number }: { number: number }) {
  return (
    <Card title="Order">
      <Loaded
        query={useQuery(query(getOrder, { path: { id: number } }))}
        what="The order"
        rows={1}
        missing={<p className="text-muted">No order has the number {number}.</p>}
      >
        {order => (
          <p>
            <OrderLink id={order.order_id}>Order {order.order_id}</OrderLink> of {dayText(order.placed)},{' '}
            {dollars(order.total_amount)}, of{' '}
            <AccountLink id={order.account_id}>account {order.account_id}</AccountLink>
          </p>
        )}
      </Loaded>
    </Card>
  )
}

/**
 * The payment with a number: ours, that of the card vendor, or its id, which may be that of a key. So it travels in a
 * body, and what is found is forgotten with the page.
 */
export function PaymentByNumber({ number }: { number: string }) {
  return (
    <Card title="Payment">
      <Loaded
        query={useQuery({ ...query(findTransaction, { body: { number } }), gcTime: 0, retry: false })}
        what="The payment"
        rows={1}
        missing={<p className="text-muted">No payment has this number.</p>}
      >
        {payment => (
          <p>
            {payment.reference_number ?? 'A declined payment'} of {dayText(payment.created)},{' '}
            {dollars(payment.amount)}, for{' '}
            <OrderLink id={payment.order_id}>order {payment.order_id}</OrderLink> of{' '}
            <AccountLink id={payment.account_id}>account {payment.account_id}</AccountLink>
          </p>
        )}
      </Loaded>
    </Card>
  )
}
