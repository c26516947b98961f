import { queryOptions, useQuery } from '@tanstack/react-query'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { getEarlyPurchase } from '#generated/billing/operations/getEarlyPurchase.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import type { Holding, NextPlan } from '../shared/subscriptions.ts'

/** The dialogs about a license, by their name in the address. */
export type SubscriptionDialogName = 'renewal' | 'next-plan' | 'early-purchase'

/** Switches renewal and chooses next plans. */
export const { ActionsProvider: RenewalActions, useActions: useRenewalActions } = createActionsContext({
  invalidates: [listHoldings, listSubscriptions, getEarlyPurchase],
})

const settingOf = ({ trackId }: Holding) => `renewal of ${trackId}`

/** The license stays until its term ends, and is not charged again. */
export function turnOff(holding: Holding): Action {
  const { trackId, label, renewal } = holding
  const { plan } = renewal
  return {
    subject: String(trackId),
    setting: settingOf(holding),
    send: () => call(disableRenewal, { path: { id: trackId } }),
    doneText: `${label} no longer renews.`,
    failedTitle: `The renewal of ${label} couldn’t be turned off`,
    // It puts back what the person had agreed to a moment ago, and fails if its price or words are others by now.
    undo: plan ? () => turnOn(holding, plan, holding.early) : undefined,
  }
}

/** With the plan whose price and words the person has agreed to, and the early purchase that was on before. */
export function turnOn(holding: Holding, plan: NextPlan, early: Holding['early'] = null): Action {
  const { trackId, label } = holding
  return {
    subject: String(trackId),
    setting: settingOf(holding),
    async send() {
      await call(resumeRenewal, { path: { id: trackId }, body: consentTo(plan) })
      if (!early) return
      const { max_times, monthly_limit, price, renewal_consent } = early
      const body = { max_times, monthly_limit, price, renewal_consent }
      await call(setEarlyPurchase, { path: { id: trackId }, body })
    },
    doneText: `${label} renews automatically.`,
    failedTitle: `The renewal of ${label} couldn’t be turned on`,
    undo: () => turnOff(holding),
  }
}

/** Chooses the plan of the next term. While renewal is on, the person has agreed to its price and words. */
export function choosePlan(holding: Holding, plan: NextPlan): Action {
  const { trackId, label, renewal } = holding
  const before = renewal.plan
  return {
    subject: String(trackId),
    send: () =>
      call(selectNextPlan, {
        path: { id: trackId },
        body: {
          next_plan_id: plan.planId,
          ...(renewal.state === 'on' ? consentTo(plan) : { price: plan.price }),
        },
      }),
    doneText: `${label} continues with ${plan.description}.`,
    failedTitle: `The next plan of ${label} couldn’t be chosen`,
    undo: before && before.planId !== plan.planId ? () => choosePlan(holding, before) : undefined,
  }
}

const consentTo = ({ price }: NextPlan) => ({ price, renewal_consent: RENEWAL_CONSENT_VERSION })

const quoteQuery = (planIds: readonly number[]) =>
  queryOptions({
    ...query(createQuote, { body: { plan_ids: [...planIds] } }),
    // Prices and the address can change at any time, in any tab.
    staleTime: 5_000,
    // A plan that is no longer sold has no quote. The page then says the price without the tax.
    retry: false,
  })

/** What plans cost this account today, each with its tax. */
export function useQuote(planIds: readonly number[]) {
  const may = useCan(createQuote).allowed
  return useQuery({ ...quoteQuery(planIds), enabled: may && planIds.length > 0 })
}
