import { exactAmount } from '#domain/text/amounts.ts'
import type { Action, Trial } from './page.ts'
import { usTrial } from './pricing/us-trial.ts'
import { portalPaths } from './site.ts'

interface Offer {
  title: string
  text: string
  action: Action
}

/** Returns the offer of a product's trial. */
export function offerOf({ days, lookups }: Trial): Offer {
  return {
    title: `Free for ${days} days: ${exactAmount(lookups)} lookups, no card required`,
    text: 'Test with your own data. You won’t be charged when the trial ends.',
    action: { label: 'Sign Up Free', to: portalPaths.signup },
  }
}

/** The offer at the end of pages. */
export const trialOffer: Offer = {
  ...offerOf(usTrial),
  text: 'Verify your own US addresses. You won’t be charged when the trial ends.',
}
