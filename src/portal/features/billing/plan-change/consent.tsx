import { renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import type { PlanChangeOffer } from '#generated/billing/types.ts'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import type { PlanChoice } from './use-plan-change.ts'

/** A plan that is chosen, and whether the person has agreed to its renewal. */
export interface ChoiceProps {
  offer: PlanChangeOffer
  choice: PlanChoice
  hasConsent: boolean
  setConsent: (hasConsent: boolean) => void
}

/** The consent to renewal, in the words that are kept. It is never given in advance. */
export function Consent({
  offer: { license_label },
  choice: { new_plan: plan, begins },
  hasConsent,
  setConsent,
  isFixed = false,
}: ChoiceProps & { isFixed?: boolean }) {
  const { plan_description, price: amount, days, months } = plan
  return (
    <Checkbox
      label={renewalConsentText({ license_label, plan_description, amount, days, months })}
      hint={
        begins === 'now' && !hasConsent
          ? 'Without it, the new plan ends with its term, and lookups stop unless you buy another plan.'
          : undefined
      }
      checked={hasConsent}
      disabledReason={isFixed ? 'The order is placed with this choice.' : undefined}
      onChange={event => setConsent(event.target.checked)}
    />
  )
}
