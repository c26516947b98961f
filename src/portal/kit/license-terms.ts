import { currentSubscription, subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { listSubscriptions } from '#generated/subscription/operations.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'

/** The subscriptions of the active account to a license. There is no operation for those to several licenses. */
export const termsQuery = (licenseId: number) => query(listSubscriptions, { path: { id: licenseId } })

/** The subscription to a license that lookups count against now; undefined if none is active. */
export function payingTerm(terms: readonly Subscription[], now: Date): Subscription | undefined {
  const identified = terms.map(term => ({ ...term, subscriptionId: term.subscription_id }))
  const current = currentSubscription(identified, now)
  return subscriptionStatus(current, now) === 'active' ? current : undefined
}
