import { useQuery } from '@tanstack/react-query'
import { isPending } from '#domain/billing/order-state.ts'
import { lookupsText } from '#domain/subscription/lookups-left.ts'
import { dollars } from '#domain/text/money.ts'
import { deleteGracePeriod } from '#generated/billing/operations/deleteGracePeriod.ts'
import { processOrder } from '#generated/billing/operations/processOrder.ts'
import { processTransfer } from '#generated/billing/operations/processTransfer.ts'
import { sendReceipt } from '#generated/billing/operations/sendReceipt.ts'
import type { OrderRecord } from '#generated/billing/types.ts'
import { processCustomPayment } from '#generated/payment/operations/processCustomPayment.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { cancelOrder } from '#generated/sales/operations/cancelOrder.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { AccountLink, NothingHere } from '../shared/links.tsx'
import { useOrderActions } from './actions.ts'
import { History } from './history.tsx'
import { orderRecordQuery, STATES, stateOf, whySecondPerson, worthText } from './order.ts'
import type { OrderDialogName } from './order-dialogs.tsx'
import { Payments } from './payments.tsx'
import { Tax } from './tax-card.tsx'

const OrderDialogs = lazyPart(() => import('./order-dialogs.tsx'))

/** An order of any account: its state and history, and what staff can do about it. */
export function OrderPage({ orderId }: { orderId: number | undefined }) {
  return orderId === undefined ? <NothingHere /> : <KnownOrder orderId={orderId} />
}

function KnownOrder({ orderId }: { orderId: number }) {
  return (
    <Loaded query={useQuery(orderRecordQuery(orderId))} what="The order" isCard missing={<NothingHere />}>
      {record => (
        <>
          <BackLink
            to="/admin/accounts/$accountId"
            params={{ accountId: String(record.order.account_id) }}
            hash="orders"
          >
            Account {record.order.account_id}
          </BackLink>
          <Header record={record} />
          <FailedUndo />
          <div className="grid items-start gap-6 bar:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <div className="flex min-w-0 flex-col gap-6">
              <Items record={record} />
              <Tax record={record} />
              {record.payments.length > 0 && <Payments record={record} />}
            </div>
            <History record={record} />
          </div>
          <PageDialogs>
            <OrderDialogs record={record} />
          </PageDialogs>
        </>
      )}
    </Loaded>
  )
}

function FailedUndo() {
  return <ActionErrorAlert actions={useOrderActions()} className="mb-6" />
}

function Header({ record }: { record: OrderRecord }) {
  const { order, placed_by } = record
  const state = stateOf(order)
  const [tone, text] = STATES[state]
  return (
    <header className="mb-6 flex flex-col gap-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
          Order {order.order_id}
          <Badge tone={tone} hasDot>
            {text}
          </Badge>
        </h1>
        <p className="text-muted wrap-anywhere">
          <span className="font-medium text-ink tabular-nums">{dollars(order.total_amount)}</span> for account{' '}
          <AccountLink id={order.account_id}>{order.account_id}</AccountLink>, placed on{' '}
          {dayText(order.placed)}
          {placed_by && ` by ${placed_by}`}
          {order.grace_period_end && `. Its grace period ends on ${dayText(order.grace_period_end)}`}
          {state === 'awaiting-transfer' && `. Its transfer is due on ${dayText(order.transfer_due ?? '')}`}
          {order.purchase_order && `. PO number ${order.purchase_order}`}
        </p>
      </div>
      <Actions record={record} />
    </header>
  )
}

function Actions({ record }: { record: OrderRecord }) {
  const open = useOpenDialog<OrderDialogName>()
  const { order } = record
  const state = stateOf(order)
  const second = whySecondPerson(record)
  if (state === 'to-approve')
    return (
      <>
        <Alert tone="warning" title="A second person has to approve this gift">
          {second ?? `${worthText(record.worth)}. It starts once you approve it.`}
        </Alert>
        <div className="flex flex-wrap gap-2">
          <OperationButton
            operation={approveOrder}
            variant="primary"
            disabledReason={second}
            onClick={() => open('approve')}
          >
            Approve
          </OperationButton>
          <OperationButton operation={cancelOrder} onClick={() => open('cancel')}>
            {record.is_own ? 'Withdraw' : 'Decline'}
          </OperationButton>
        </div>
      </>
    )
  if (state === 'canceled') return null
  if (!isPending(state))
    return (
      <div className="flex flex-wrap gap-2">
        <OperationButton
          operation={sendReceipt}
          disabledReason={
            order.processed ? undefined : 'An order that was approved without a payment has no receipt.'
          }
          onClick={() => open('receipt')}
        >
          Email receipt
        </OperationButton>
      </div>
    )
  return (
    <>
      {second && <Alert title="A second person has to settle this order">{second}</Alert>}
      <div className="flex flex-wrap gap-2">
        <OperationButton
          operation={approveOrder}
          variant="primary"
          disabledReason={second}
          onClick={() => open('approve')}
        >
          Approve
        </OperationButton>
        <OperationButton
          operation={order.transfer_due ? processTransfer : processOrder}
          disabledReason={second}
          onClick={() => open(order.transfer_due ? 'transfer' : 'paid')}
        >
          Record payment
        </OperationButton>
        <OperationButton operation={processCustomPayment} onClick={() => open('charge')}>
          Charge card
        </OperationButton>
        {order.grace_period_end && (
          <OperationButton operation={deleteGracePeriod} onClick={() => open('grace')}>
            End grace period
          </OperationButton>
        )}
      </div>
    </>
  )
}

/** What was ordered, at which price, and how much less or more that is than the list price. */
function Items({ record: { order } }: { record: OrderRecord }) {
  const agreed = order.amount + order.credit - order.unit_amount
  return (
    <Card title="Items" isFlush>
      <Table caption={`Items of order ${order.order_id}`} isStacked>
        <Thead>
          <Th>Product</Th>
          <Th className="text-right">Lookups</Th>
          <Th className="text-right">List price</Th>
          <Th className="text-right">Charge</Th>
        </Thead>
        <Tbody>
          {order.items.map(item => (
            <Tr key={item.item_id}>
              <Td isRowHeader>
                <span className="block wrap-anywhere">{item.license_label}</span>
                <span className="block font-normal text-muted">{item.plan_description}</span>
              </Td>
              <Td align="end" label="Lookups">
                <span className="tabular-nums">{lookupsText(item.lookups)}</span>
              </Td>
              <Td align="end" label="List price">
                <span className="tabular-nums">{dollars(item.unit_amount)}</span>
              </Td>
              <Td align="end" label="Charge">
                <span className="tabular-nums">{dollars(item.amount)}</span>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <dl className="ml-auto grid w-full grid-cols-[1fr_auto] gap-x-8 gap-y-1.5 px-5 py-4 sm:max-w-80">
        <Sum name="List price" cents={order.unit_amount} />
        {order.credit > 0 && <Sum name="Credit for the term before" cents={-order.credit} />}
        {agreed !== 0 && <Sum name={agreed < 0 ? 'Discount' : 'Agreed on top'} cents={agreed} />}
        <Sum name="Tax" cents={order.tax_amount} />
        <Sum name="Total" cents={order.total_amount} isStrong />
      </dl>
    </Card>
  )
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) {
  const weight = isStrong ? 'font-medium text-ink' : 'text-muted'
  return (
    <>
      <dt className={weight}>{name}</dt>
      <dd className={`text-right tabular-nums ${weight}`}>{dollars(cents)}</dd>
    </>
  )
}
