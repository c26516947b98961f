import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { getEarlyPurchase } from '#generated/billing/operations.ts'
import {
  disableRenewal,
  listHoldings,
  listSubscriptions,
  resumeRenewal,
  selectNextPlan,
} from '#generated/subscription/operations.ts'
import { call } from '#portal/api/call.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import type { Holding, NextPlan } from '../shared/model.ts'

/** Switches renewal and chooses next plans. */
export const { ActionsProvider: RenewalActions, useActions: useRenewalActions } = createActionsContext({
  invalidates: [listHoldings, listSubscriptions, getEarlyPurchase],
})

const settingOf = ({ trackId }: Holding) => `renewal of ${trackId}`

/** The license stays until its term ends, and is not charged again. */
export function turnOff(holding: Holding): Action {
  const { trackId, label } = holding
  return {
    subject: String(trackId),
    setting: settingOf(holding),
    send: () => call(disableRenewal, { path: { id: trackId } }),
    doneText: `${label} no longer renews.`,
    failedTitle: `The renewal of ${label} could not be turned off`,
    // The consent that it had stays valid.
    undo: () => turnOn(holding),
  }
}

/** With the plan whose price and words the person has agreed to; without one, as it was before. */
export function turnOn(holding: Holding, plan?: NextPlan): Action {
  const { trackId, label } = holding
  return {
    subject: String(trackId),
    setting: settingOf(holding),
    send: () => call(resumeRenewal, { path: { id: trackId }, body: plan ? consentTo(plan) : {} }),
    doneText: `${label} renews automatically.`,
    failedTitle: `The renewal of ${label} could not be turned on`,
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
    failedTitle: `The next plan of ${label} could not be chosen`,
    undo: before && before.planId !== plan.planId ? () => choosePlan(holding, before) : undefined,
  }
}

const consentTo = ({ price }: NextPlan) => ({ price, renewal_consent: RENEWAL_CONSENT_VERSION })
