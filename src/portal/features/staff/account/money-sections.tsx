import { cardName } from '#domain/billing/card-name.ts'
import { orderState } from '#domain/billing/order-state.ts'
import { dollars } from '#domain/text/money.ts'
import { listAccountOrders } from '#generated/billing/operations/listAccountOrders.ts'
import type { Order } from '#generated/billing/types.ts'
import { listAccountPaymentMethods } from '#generated/payment/operations/listAccountPaymentMethods.ts'
import { listAccountTransactions } from '#generated/payment/operations/listAccountTransactions.ts'
import type { PaymentMethod, Transaction } from '#generated/payment/types.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { STATES } from '../orders/order.ts'
import { OrderLink } from '../shared/links.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

/** The orders of an account, the newest first. */
export function OrdersSection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Orders"
      nouns={['order', 'orders']}
      query={page =>
        listQuery(
          listAccountOrders,
          { path: { id: accountId }, query: { page, page_size: SECTION_ROWS } },
          ({ orders }) => orders,
        )
      }
      columns={orderColumns}
      rowId={({ order_id }) => String(order_id)}
      empty="No orders yet."
    />
  )
}

const orderColumns: readonly ListColumn<Order>[] = [
  {
    id: 'order',
    header: 'Order',
    part: 'title',
    cell: ({ order_id }) => (
      <span className="tabular-nums">
        <OrderLink id={order_id}>{order_id}</OrderLink>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: order => {
      const [tone, text] = STATES[orderState(order, new Date())]
      return (
        <Badge tone={tone} hasDot>
          {text}
        </Badge>
      )
    },
  },
  { id: 'placed', header: 'Placed', cell: ({ placed }) => dayText(placed) },
  { id: 'tax', header: 'Tax', cell: ({ tax_amount }) => dollars(tax_amount) },
  { id: 'total', header: 'Total', cell: ({ total_amount }) => dollars(total_amount) },
]

/** Every attempt to move money for the account. */
export function TransactionsSection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Payments"
      nouns={['payment', 'payments']}
      query={page =>
        listQuery(
          listAccountTransactions,
          { path: { id: accountId }, query: { page, page_size: SECTION_ROWS } },
          ({ transactions }) => transactions,
        )
      }
      columns={transactionColumns}
      rowId={({ transaction_id }) => transaction_id}
      empty="No payments yet."
    />
  )
}

const transactionColumns: readonly ListColumn<Transaction>[] = [
  {
    id: 'payment',
    header: 'Payment',
    part: 'title',
    cell: ({ reference_number, order_id }) => (
      <>
        <span className="block tabular-nums">{reference_number}</span>
        <span className="block font-normal text-muted">
          Order <OrderLink id={order_id}>{order_id}</OrderLink>
        </span>
      </>
    ),
  },
  {
    id: 'result',
    header: 'Result',
    card: 'line',
    cell: ({ gateway_response, gateway_message, voided }) => (
      <Badge tone={voided ? 'neutral' : gateway_response === 'approved' ? 'accent' : 'danger'} hasDot>
        {voided ? 'Voided' : gateway_message}
      </Badge>
    ),
  },
  { id: 'created', header: 'Date', cell: ({ created }) => dayText(created) },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => dollars(amount) },
  {
    id: 'refunded',
    header: 'Refunded',
    cell: ({ refunded_amount }) => (refunded_amount ? dollars(refunded_amount) : 'Nothing'),
  },
]

/** The cards of an account. */
export function CardsSection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Cards"
      nouns={['card', 'cards']}
      query={() =>
        listQuery(
          listAccountPaymentMethods,
          { path: { id: accountId } },
          ({ payment_methods }) => payment_methods,
        )
      }
      columns={cardColumns}
      rowId={({ payment_method_id }) => payment_method_id}
      empty="The account has no cards."
    />
  )
}

const cardColumns: readonly ListColumn<PaymentMethod>[] = [
  { id: 'card', header: 'Card', part: 'title', cell: card => cardName(card) },
  {
    id: 'primary',
    header: 'Use',
    card: 'line',
    cell: ({ primary }) => (primary ? <Badge>Primary</Badge> : 'Spare'),
  },
  { id: 'expiration', header: 'Expires', cell: ({ expiration }) => dayText(expiration) },
  {
    id: 'place',
    header: 'Billing address',
    cell: ({ street, city, state, zip_code, country_code }) =>
      [street, city, state, zip_code, country_code].filter(Boolean).join(', '),
  },
]
