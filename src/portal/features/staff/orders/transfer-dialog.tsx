import { useState } from 'react'
import * as z from 'zod/mini'
import { transferReference } from '#domain/billing/transfers.ts'
import { centsOf, dollars } from '#domain/text/money.ts'
import { processTransfer } from '#generated/billing/operations/processTransfer.ts'
import { zBankReference } from '#generated/billing/zod.ts'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Amounts, checkedCents, ReasonField, reasonSchema } from '../shared/change-fields.tsx'
import type { OfOrder } from './money-dialogs.tsx'
import { orderQueries, whySecondPerson } from './order.ts'

/** A day as a field of type `date` has it, where the person is. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date())

/** Records a transfer that has arrived: the whole total, with what the statement of the bank says. */
export function TransferDialog({ record, onClose }: OfOrder & DialogProps) {
  const { order_id, account_id, total_amount: total } = record.order
  const [typed, setTyped] = useState((total / 100).toFixed(2))
  const cents = centsOf(typed) ?? 0
  return (
    <FormDialog
      title={`Record the transfer of order ${order_id}?`}
      description="Only once the whole total is in our bank account. The plans start at once, and the contacts who follow receipts get one. To take it back, refund the payment."
      operation={processTransfer}
      schema={z.object({
        amount: z.string().check(
          z.check(({ value, issues }) => {
            const message = amountFault(centsOf(value), total)
            if (message) issues.push({ code: 'custom', message, input: value })
          }),
        ),
        received_on: z.string().check(z.minLength(1, 'Enter the day on the bank statement.')),
        reference: zBankReference,
        ...reasonSchema.shape,
      })}
      defaultValues={{
        amount: (total / 100).toFixed(2),
        received_on: today(),
        reference: transferReference(order_id),
        reason: '',
      }}
      toBody={({ amount, ...rest }) => ({ account_id, order_id, amount: checkedCents(amount), ...rest })}
      disabledReason={whySecondPerson(record)}
      invalidates={orderQueries}
      setting="staff-change"
      onValuesChange={({ amount }) => setTyped(amount)}
      submitLabel={`Record ${dollars(cents)}`}
      doneText={`Transfer of order ${order_id} recorded.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Text name="amount" label="Received (USD)" inputMode="decimal" autoComplete="off" />
          <fields.Text name="received_on" type="date" label="Day on the bank statement" max={today()} />
          <fields.Text name="reference" label="Reference on the bank statement" autoComplete="off" />
          <Amounts
            rows={[
              ['Due now', total],
              ['Received', cents],
              ['Due afterward', Math.max(0, total - cents)],
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** Why an amount can't be recorded; undefined for the total. */
function amountFault(cents: number | undefined, total: number): string | undefined {
  if (cents === undefined) return 'Enter an amount, such as 400.00.'
  if (cents < total)
    return `${dollars(total - cents)} of ${dollars(total)} is missing. Record the total once the rest has arrived.`
  if (cents > total)
    return `This is ${dollars(cents - total)} more than the total of ${dollars(total)}. Record the total, and send the rest back.`
  return undefined
}
