import { subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import type { Subscription } from '#generated/subscription/types.ts'

/** What an account has had of a free trial. */
export type TrialStanding = { is: 'new' } | { is: 'running' | 'used'; term: Subscription }

/** Reads it from the subscriptions of the trial's license. A trial that was stopped or used up is used. */
export function standingOf(planId: number, terms: readonly Subscription[], now: Date): TrialStanding {
  const term = terms.find(({ plan_id }) => plan_id === planId)
  if (!term) return { is: 'new' }
  return { is: subscriptionStatus(term, now) === 'active' ? 'running' : 'used', term }
}
