import { exactAmount } from '#domain/text/amounts.ts'
import type { Action } from './page.ts'
import { usTrial } from './pricing/us-plans.ts'
import { portalPaths } from './site.ts'

/** The offer at the end of pages. */
export const trialOffer: { title: string; text: string; action: Action } = {
  title: `${usTrial.days} days, ${exactAmount(usTrial.lookups)} lookups, no card`,
  text: 'Run your own addresses through US verification. When the trial ends, it ends: we charge nothing.',
  action: { label: 'Sign Up Free', to: portalPaths.signup },
}
