import { SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import { exactAmount, UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { cancelOrder } from '#generated/sales/operations/cancelOrder.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import type { Plan, PricingSchedule } from '#generated/sales/types.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { Select } from '#portal/ui/input/select.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { useOrderActions } from '../orders/actions.ts'
import { orderQueries } from '../orders/order.ts'
import { Amounts, ReasonField, reasonSchema, useUndoableChange } from '../shared/change-fields.tsx'
import { useGiftWorth, WorthAmounts } from '../shared/gift-worth.tsx'

/** What both forms of a new order get. */
export interface WithPrices {
  accountId: number
  onPlaced: (orderId: number) => void
  prices: PricingSchedule
}

/** The plans of a price list for a choice, those for sale first. */
export function planOptions({ plans, licenses }: PricingSchedule) {
  const labels = new Map(licenses.map(license => [license.license_id, license.license_label]))
  const nameOf = (plan: Plan) =>
    `${labels.get(plan.license_id) ?? 'Unknown'}: ${plan.plan_description} (${dollars(plan.price)})`
  const isForSale = ({ purchasable, discontinued }: Plan) => purchasable && !discontinued
  return plans
    .toSorted((one, other) => Number(isForSale(other)) - Number(isForSale(one)))
    .map(plan => ({
      value: String(plan.plan_id),
      label: isForSale(plan) ? nameOf(plan) : `${nameOf(plan)}, not for sale`,
    }))
}

/** Says that the number of the contract for unlimited lookups means that. */
function lookupsHint(typed: string): string {
  return Number(typed) === UNLIMITED_LOOKUPS
    ? 'This number means unlimited.'
    : `${exactAmount(UNLIMITED_LOOKUPS)} means unlimited.`
}

/** A plan with the lookups that it has. */
function giftOf(plan: Plan | undefined) {
  return { planId: plan?.plan_id ?? 0, lookups: String(plan?.lookups ?? 0) }
}

/** Gives a plan away. */
export function GiftForm({ accountId, onPlaced, prices }: WithPrices) {
  const [{ planId, lookups }, setGift] = useDraftState(`gift ${accountId}`, giftOf(prices.plans[0]))
  const plan = prices.plans.find(({ plan_id }) => plan_id === planId)
  const { named, undoing } = useUndoableChange()
  const actions = useOrderActions()
  const isWhole = /^\d{1,13}$/.test(lookups.trim()) && Number(lookups) <= UNLIMITED_LOOKUPS
  const worth = useGiftWorth(
    accountId,
    plan && isWhole ? [{ plan_id: plan.plan_id, lookups: Number(lookups), price: plan.price }] : [],
  )
  const needsColleague = worth?.needsColleague === true
  return (
    <OperationForm
      form={{
        operation: donatePlan,
        schema: reasonSchema,
        defaultValues: { reason: '' },
        toBody: ({ reason }) => ({
          account_id: accountId,
          plan_id: plan?.plan_id ?? 0,
          lookups: Number(lookups),
          reason,
          ...named,
        }),
        invalidates: orderQueries,
        onDone: ({ order_id: id, processed }) => {
          if (processed) {
            const undo = {
              subject: String(id),
              send: () => sendOperation(cancelOrder, { path: { id }, body: undoing }),
              failedTitle: 'The gift couldn’t be taken back',
            }
            void toast.success('Plan given.', {
              action: { label: 'Undo', onAction: () => void actions.run(undo) },
              about: 'staff-change',
            })
          }
          onPlaced(id)
        },
      }}
      label="Gift"
      disabledReason={isWhole ? undefined : 'Correct the lookups first.'}
      submitLabel={needsColleague ? 'Ask for approval' : 'Give plan'}
    >
      {fields => (
        <>
          <Select
            label="Plan"
            options={planOptions(prices)}
            value={String(plan?.plan_id)}
            onChange={event => {
              setGift(giftOf(prices.plans.find(({ plan_id }) => String(plan_id) === event.target.value)))
            }}
          />
          <TextField
            label="Lookups"
            inputMode="numeric"
            autoComplete="off"
            value={lookups}
            hint={lookupsHint(lookups)}
            error={isWhole ? undefined : 'Enter a whole number.'}
            onChange={event => setGift({ planId, lookups: event.target.value })}
          />
          <Amounts
            rows={[
              ['List price', plan?.price ?? 0],
              ['Less than the list price', -(plan?.price ?? 0)],
              ['Total', 0],
            ]}
          />
          <WorthAmounts worth={worth} />
          {needsColleague && (
            <Alert tone="warning" title="A colleague has to approve it">
              One person can give a customer up to {dollars(SECOND_PERSON_ABOVE)} per day. It starts once they
              do.
            </Alert>
          )}
          <ReasonField fields={fields} />
        </>
      )}
    </OperationForm>
  )
}
