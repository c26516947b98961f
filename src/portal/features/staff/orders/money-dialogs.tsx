import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { cardName } from '#domain/billing/card-name.ts'
import { centsOf, dollars } from '#domain/text/money.ts'
import { processOrder } from '#generated/billing/operations/processOrder.ts'
import type { OrderRecord } from '#generated/billing/types.ts'
import { listAccountPaymentMethods } from '#generated/payment/operations/listAccountPaymentMethods.ts'
import { processCustomPayment } from '#generated/payment/operations/processCustomPayment.ts'
import { refundTransaction } from '#generated/payment/operations/refundTransaction.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { cancelOrder } from '#generated/sales/operations/cancelOrder.ts'
import { zReasonBody } from '#generated/sales/zod.ts'
import { query } from '#portal/api/call.ts'
import type { DialogProps, EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Amounts, amountUpTo, checkedCents, ReasonField, reasonSchema } from '../shared/change-fields.tsx'
import { orderQueries, refundable, whySecondPerson } from './order.ts'

/** What the dialogs of an order get. */
export interface OfOrder {
  record: OrderRecord
  id?: string
}
type Props = OfOrder & DialogProps
export type Payment = OrderRecord['payments'][number]

const noReason = { reason: '' }

/** Accepts an order that is paid in another way. */
export function ApproveDialog({ record, onClose }: Props) {
  const { order_id: id, total_amount: total, unit_amount: list } = record.order
  const isGift = total === 0
  return (
    <FormDialog
      title={`Approve order ${id}?`}
      description={
        isGift
          ? 'Its subscriptions start at once. This can’t be undone.'
          : 'The order is no longer due, and its subscriptions start or continue. This can’t be undone.'
      }
      operation={approveOrder}
      path={{ id }}
      schema={zReasonBody}
      defaultValues={noReason}
      disabledReason={whySecondPerson(record)}
      invalidates={orderQueries}
      setting="staff-change"
      submitLabel="Approve order"
      doneText={`Order ${id} approved.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <Amounts
            rows={
              isGift
                ? [
                    ['List price', list],
                    ['Less than the list price', -list],
                    ['Total', total],
                  ]
                : [
                    ['Due now', total],
                    ['Charged to a card', 0],
                    ['Accepted without a payment', total],
                  ]
            }
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** Declines a gift that waits for a second person; its author withdraws it. */
export function CancelDialog({ record, onClose }: Props) {
  const { order, is_own: isOwn, placed_by: author } = record
  const { order_id: id, unit_amount: list } = order
  return (
    <FormDialog
      title={isOwn ? `Withdraw order ${id}?` : `Decline order ${id}?`}
      description={`Its subscriptions never start, and the customer isn’t notified.${
        !isOwn && author ? ` We email your reason to ${author}.` : ''
      } This can’t be undone.`}
      operation={cancelOrder}
      path={{ id }}
      schema={zReasonBody}
      defaultValues={noReason}
      invalidates={orderQueries}
      setting="staff-change"
      submitVariant="danger"
      submitLabel={isOwn ? 'Withdraw order' : 'Decline order'}
      doneText={`Order ${id} canceled.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <Amounts
            rows={[
              ['List price', list],
              ['Given to the customer', 0],
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** Records money that came without a card. */
export function PaidDialog({ record, onClose }: Props) {
  const { order_id, account_id, total_amount: total } = record.order
  return (
    <FormDialog
      title={`Record a payment of order ${order_id}?`}
      description="For money that arrived by check or transfer. No card is charged; the contacts who follow receipts get one. To take it back, refund the payment."
      operation={processOrder}
      schema={reasonSchema}
      defaultValues={noReason}
      toBody={({ reason }) => ({ account_id, order_id, reason })}
      disabledReason={whySecondPerson(record)}
      invalidates={orderQueries}
      setting="staff-change"
      submitLabel={`Record ${dollars(total)}`}
      doneText={`Payment of order ${order_id} recorded.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <Amounts
            rows={[
              ['Due now', total],
              ['Received', total],
              ['Due afterward', 0],
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** Charges a card with the total or less, as agreed with the customer. */
export function ChargeDialog({ record, onClose }: Props) {
  const { order_id, account_id, total_amount: total } = record.order
  const cards = useQuery(query(listAccountPaymentMethods, { path: { id: account_id } }))
  const [typed, setTyped] = useState((total / 100).toFixed(2))
  const cents = centsOf(typed) ?? 0
  const second = cents < total ? whySecondPerson(record) : undefined
  return (
    <FormDialog
      title={`Charge a card for order ${order_id}`}
      description="The customer isn’t asked. Charge only what they agreed to. To take it back, refund the payment."
      operation={processCustomPayment}
      schema={z.object({
        payment_method_id: z.string().check(z.minLength(1, 'Choose a card.')),
        amount: amountUpTo(total, `Enter at most ${dollars(total)}, the total of the order.`, {
          isCharged: true,
        }),
        ...reasonSchema.shape,
      })}
      defaultValues={{ payment_method_id: '', amount: (total / 100).toFixed(2), reason: '' }}
      toBody={({ payment_method_id, amount, reason }) => ({
        account_id,
        order_id,
        payment_method_id,
        amount: checkedCents(amount),
        reason,
      })}
      disabledReason={second}
      invalidates={orderQueries}
      setting="staff-change"
      onValuesChange={({ amount }) => setTyped(amount)}
      submitLabel={`Charge ${dollars(cents)}`}
      doneText={`Order ${order_id} paid.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <Loaded query={cards} what="The cards" rows={1}>
            {({ payment_methods }) => (
              <fields.Select
                name="payment_method_id"
                label="Card"
                placeholder={payment_methods.length ? 'Choose a card' : 'The account has no card'}
                options={payment_methods.map(card => ({
                  value: card.payment_method_id,
                  label: `${cardName(card)}${card.primary ? ' (primary)' : ''}`,
                }))}
              />
            )}
          </Loaded>
          <fields.Text name="amount" label="Amount (USD)" inputMode="decimal" autoComplete="off" />
          <Amounts
            rows={[
              ['Total of the order', total],
              ['Counts as a discount', Math.max(0, total - cents)],
              ['Charged to the card', cents],
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** Gives back a payment or a part of it. */
export function RefundDialog({ record, entity: payment, onClose }: OfOrder & EntityDialogProps<Payment>) {
  // What is left as it is now: a colleague may have refunded a part meanwhile.
  const current = record.payments.find(each => each.transaction_id === payment.transaction_id) ?? payment
  const rest = refundable(current)
  const [typed, setTyped] = useState('')
  const cents = centsOf(typed) ?? 0
  return (
    <FormDialog
      title={`Refund a payment of order ${record.order.order_id}`}
      description="The money goes back the way it came. The order stays paid, and its subscriptions continue. This can’t be undone."
      operation={refundTransaction}
      path={{ id: payment.transaction_id }}
      schema={z.object({
        amount: amountUpTo(rest, `At most ${dollars(rest)} can be refunded.`),
        ...reasonSchema.shape,
      })}
      defaultValues={{ amount: '', reason: '' }}
      toBody={({ amount, reason }) => ({ amount: checkedCents(amount), reason })}
      disabledReason={rest > 0 ? undefined : 'Nothing of this payment is left to refund.'}
      invalidates={orderQueries}
      setting="staff-change"
      onValuesChange={({ amount }) => setTyped(amount)}
      submitLabel={cents > 0 ? `Refund ${dollars(cents)}` : 'Refund'}
      doneText={({ amount }) => `${dollars(checkedCents(amount))} refunded.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <Amounts
            rows={[
              ['Charged', current.amount],
              ['Refunded before', current.refunded_amount],
              ...(current.disputed_amount > 0
                ? [['Disputed by the bank', current.disputed_amount] as const]
                : []),
              ['Can be refunded', rest],
              ['Left after this refund', Math.max(0, rest - cents)],
            ]}
          />
          {current.payment_form === 'offline' && (
            <Alert>Only our books change: send the money back yourself.</Alert>
          )}
          <fields.Text
            name="amount"
            label="Amount (USD)"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus=""
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}
