import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import type { PlanChangeOffer } from '#generated/billing/types.ts'
import { cancelNextPlan } from '#generated/subscription/operations/cancelNextPlan.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { call } from '#portal/api/call.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText, shortDay } from '#portal/kit/day-text.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** Chooses the plan of the next term, and takes that back. */
export const { ActionsProvider: NextPlanActions, useActions: useNextPlanActions } = createActionsContext({
  invalidates: [getPlanChange, listHoldings, listSubscriptions],
})

type Plan = PlanChangeOffer['choices'][number]['new_plan']

/** What decides about the next term of a license. */
interface Next {
  offer: PlanChangeOffer
  /** Whether renewal is on. */
  isRenewing: boolean
}

/** The next term has this plan. While renewal is off, `hasConsent` turns it on. */
export function schedule(
  { offer, isRenewing }: Next,
  { plan, start, hasConsent }: { plan: Plan; start: string; hasConsent: boolean },
): Action {
  const path = { id: offer.track_id }
  const consent = { price: plan.price, renewal_consent: RENEWAL_CONSENT_VERSION }
  return {
    subject: String(offer.track_id),
    setting: `next plan of ${offer.track_id}`,
    async send() {
      const agreed = isRenewing ? consent : { price: plan.price }
      await call(selectNextPlan, { path, body: { next_plan_id: plan.plan_id, ...agreed } })
      if (!isRenewing && hasConsent) await call(resumeRenewal, { path, body: consent })
    },
    doneText: `${offer.license_label} changes to ${plan.plan_description} on ${shortDay(start)}.`,
    failedTitle: `The plan of ${offer.license_label} couldn’t be changed`,
    undo: () => unschedule({ offer, isRenewing }, { plan, start, hasConsent }),
  }
}

/** The license keeps its plan. Undone, it is what the person had agreed to a moment ago. */
function unschedule(next: Next, scheduled: { plan: Plan; start: string; hasConsent: boolean }): Action {
  const { offer } = next
  return {
    subject: String(offer.track_id),
    setting: `next plan of ${offer.track_id}`,
    send: () => call(cancelNextPlan, { path: { id: offer.track_id } }),
    doneText: `${offer.license_label} keeps its plan.`,
    failedTitle: `The change of ${offer.license_label} couldn’t be canceled`,
    undo: () => schedule(next, scheduled),
  }
}

/** The plan that is chosen for the next term, until it begins. */
export function Scheduled({ offer, isRenewing }: Next) {
  const actions = useNextPlanActions()
  const { scheduled } = offer
  if (!scheduled) return null
  const { next_plan: plan, start, renews } = scheduled
  return (
    <Alert
      title={
        renews
          ? `Changes to ${plan.plan_description} on ${dayText(start)}`
          : `${plan.plan_description} is chosen for the next term`
      }
      action={
        <OperationButton
          operation={cancelNextPlan}
          size="sm"
          pending={actions.pending !== undefined}
          onClick={() =>
            void actions.run(unschedule({ offer, isRenewing }, { plan, start, hasConsent: false }))
          }
        >
          Cancel change
        </OperationButton>
      }
    >
      {renews
        ? 'Your current term doesn’t change, and you can cancel until then.'
        : 'Renewal is off, so the term ends and nothing follows. Turn on renewal to begin it.'}
    </Alert>
  )
}
