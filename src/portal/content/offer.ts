import { exactAmount } from '#domain/text/amounts.ts'
import type { Action, Trial } from './page.ts'
import { usTrial } from './pricing/us-trial.ts'
import { portalPaths } from './site.ts'

interface Offer {
  title: string
  text: string
  action: Action
}

/** The offer of a product's own trial. */
export function offerOf({ days, lookups }: Trial): Offer {
  return {
    title: `${days} days, ${exactAmount(lookups)} lookups, no card`,
    text: 'Try it on your own data. When the trial ends, it ends: we charge nothing.',
    action: { label: 'Sign Up Free', to: portalPaths.signup },
  }
}

/** The offer at the end of pages. */
export const trialOffer: Offer = {
  ...offerOf(usTrial),
  text: 'Run your own addresses through US verification. When the trial ends, it ends: we charge nothing.',
}
