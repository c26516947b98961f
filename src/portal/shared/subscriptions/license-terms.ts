import { subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'

/** The subscriptions of the active account to a license. There is no operation for those to several licenses. */
export const termsQuery = (licenseId: number) => query(listSubscriptions, { path: { id: licenseId } })

/** The subscriptions to a license that lookups count against, in any order. */
export function runningTerms(terms: readonly Subscription[], now: Date): Subscription[] {
  return terms.filter(term => subscriptionStatus(term, now) === 'active')
}
