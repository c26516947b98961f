import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dollars } from '#domain/text/money.ts'
import { deleteGracePeriod } from '#generated/billing/operations/deleteGracePeriod.ts'
import { sendReceipt } from '#generated/billing/operations/sendReceipt.ts'
import { zEmail } from '#generated/billing/zod.ts'
import { recalculateOrderTax } from '#generated/sales/operations/recalculateOrderTax.ts'
import { updateOrderLocation } from '#generated/sales/operations/updateOrderLocation.ts'
import { zReasonBody, zUpdateOrderLocationBody } from '#generated/sales/zod.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { aboutOne, type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BeforeAfter, ReasonField, reasonSchema, useUndoableChange } from '../shared/change-fields.tsx'
import { countries } from '../shared/tax.ts'
import {
  ApproveDialog,
  CancelDialog,
  ChargeDialog,
  type OfOrder,
  PaidDialog,
  type Payment,
  RefundDialog,
} from './money-dialogs.tsx'
import { orderQueries, taxPreviewQuery } from './order.ts'
import { TransferDialog } from './transfer-dialog.tsx'

type Props = OfOrder & DialogProps

const OF_ORDER = {
  approve: ApproveDialog,
  cancel: CancelDialog,
  paid: PaidDialog,
  transfer: TransferDialog,
  charge: ChargeDialog,
  tax: TaxDialog,
  location: LocationDialog,
  grace: GraceDialog,
  receipt: ReceiptDialog,
}
const OF_PAYMENT = { refund: RefundDialog }
export type OrderDialogName = keyof typeof OF_ORDER | keyof typeof OF_PAYMENT

export default defineDialogs<OfOrder>(
  OF_ORDER,
  aboutOne<Payment, OfOrder>({
    what: 'The payment',
    useEntity: (id, { record }) => ({
      data: record.payments.find(payment => payment.transaction_id === id) ?? null,
      error: null,
      isFetching: false,
      refetch: () => undefined,
    }),
    missing: { title: 'Payment not found', text: 'It belongs to another order.' },
    dialogs: OF_PAYMENT,
  }),
)

const noReason = { reason: '' }

function TaxDialog({ record, onClose }: Props) {
  const { order_id: id, tax_amount, total_amount } = record.order
  const preview = useQuery(taxPreviewQuery(id))
  return (
    <FormDialog
      title={`Recalculate the tax of order ${id}?`}
      description="From the address of the order and the account’s exemption of today. Prices don’t change."
      operation={recalculateOrderTax}
      path={{ id }}
      schema={zReasonBody}
      defaultValues={noReason}
      disabledReason={
        preview.data?.changed
          ? undefined
          : preview.data
            ? 'The tax is up to date.'
            : 'The new tax hasn’t been calculated yet.'
      }
      invalidates={orderQueries}
      setting="staff-change"
      submitLabel="Recalculate tax"
      doneText={`Tax of order ${id} recalculated.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <Loaded query={preview} what="The new tax" rows={2}>
            {next => (
              <BeforeAfter
                changes={[
                  { name: 'Tax', before: dollars(tax_amount), after: dollars(next.tax_amount) },
                  { name: 'Total', before: dollars(total_amount), after: dollars(next.total_amount) },
                  {
                    name: 'Difference',
                    before: '',
                    after: `${next.total_amount > total_amount ? '+' : ''}${dollars(next.total_amount - total_amount)}`,
                  },
                ]}
              />
            )}
          </Loaded>
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

const NO_ADDRESS = {
  thoroughfare: '',
  suite: '',
  locality: '',
  administrative_area: '',
  postal_code: '',
  country_iso3: 'USA',
}

const locationSchema = z.omit(zUpdateOrderLocationBody, { change_id: true, undoes_change: true })

function LocationDialog({ record, onClose }: Props) {
  const { order_id: id, tax_amount } = record.order
  const before = record.address
  const { named, undoing } = useUndoableChange()
  return (
    <FormDialog
      title={`Change the address of order ${id}`}
      description={`Its tax stays at ${dollars(tax_amount)} until you recalculate it, which shows the difference first. The account’s own address doesn’t change.`}
      operation={updateOrderLocation}
      path={{ id }}
      schema={locationSchema}
      toBody={values => ({ ...values, ...named })}
      defaultValues={{ ...NO_ADDRESS, ...before, reason: '' }}
      invalidates={orderQueries}
      setting="staff-change"
      submitLabel="Change address"
      doneText="Address changed. Check the tax."
      {...(before && {
        undo: () => ({
          subject: String(id),
          send: () => sendOperation(updateOrderLocation, { path: { id }, body: { ...before, ...undoing } }),
          failedTitle: 'The address couldn’t be changed back',
        }),
      })}
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Select name="country_iso3" label="Country" options={countries} />
          <fields.Text name="thoroughfare" label="Street address" autoComplete="off" />
          <fields.Text name="suite" label="Suite" isOptional autoComplete="off" />
          <fields.Text name="locality" label="City" autoComplete="off" />
          <div className="grid gap-5 sm:grid-cols-2">
            <fields.Text name="administrative_area" label="State or area" autoComplete="off" />
            <fields.Text name="postal_code" label="Postal code" autoComplete="off" />
          </div>
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

function GraceDialog({ record, onClose }: Props) {
  const { order_id, account_id, grace_period_end } = record.order
  return (
    <FormDialog
      title={`End the grace period of order ${order_id}?`}
      description="Its subscriptions stop at once, and lookups fail until it is paid or approved. No email is sent. This can’t be undone."
      operation={deleteGracePeriod}
      path={{ account_id, order_id }}
      query={({ reason }) => ({ reason })}
      schema={reasonSchema}
      defaultValues={noReason}
      toBody={() => undefined}
      invalidates={orderQueries}
      setting="staff-change"
      submitVariant="danger"
      submitLabel="End grace period"
      doneText={`Grace period of order ${order_id} ended.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <BeforeAfter
            changes={[
              {
                name: 'Subscriptions stop',
                before: grace_period_end ? dayText(grace_period_end) : 'They have stopped',
                after: 'Now',
              },
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

function ReceiptDialog({ record, onClose }: Props) {
  const { order_id: invoiceId } = record.order
  return (
    <FormDialog
      title={`Email the receipt of order ${invoiceId}`}
      description="The address gets the customer’s receipt as a PDF, so check it first. Each time sends another email."
      operation={sendReceipt}
      query={({ email }) => ({ invoiceId, email })}
      schema={z.object({ email: zEmail })}
      defaultValues={{ email: '' }}
      toBody={() => undefined}
      invalidates={orderQueries}
      setting="staff-change"
      submitLabel="Send receipt"
      doneText={({ email }) => `Receipt sent to ${email}.`}
      onClose={onClose}
    >
      {fields => <fields.Text name="email" type="email" inputMode="email" label="Email" autoComplete="off" />}
    </FormDialog>
  )
}
