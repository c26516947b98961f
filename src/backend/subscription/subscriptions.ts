import { and, desc, eq } from 'drizzle-orm'
import type { operations, Subscription } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import { licenseById, planById } from './catalog.ts'
import { subscriptions, tracks } from './tables.ts'
import { intervalOf } from './terms.ts'

/** Handlers of `openapi/subscription/subscriptions.yaml`. */
export const subscriptionHandlers = {
  async listSubscriptions({ db, params, caller }) {
    const [track] = await db
      .select()
      .from(tracks)
      .where(and(eq(tracks.accountId, caller.accountId ?? 0), eq(tracks.licenseId, params.id)))
    if (!track) throw problem('not-found')
    const rows = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.trackId, track.trackId))
      .orderBy(desc(subscriptions.start), desc(subscriptions.subscriptionId))
      .limit(1000)
    return { status: 200, body: { subscriptions: rows.map(row => toWire(row, track)) } }
  },
} satisfies Pick<Handlers<operations>, 'listSubscriptions'>

/** A subscription as the API returns it. Throws for a plan or license that is not in the catalog. */
export function toWire(
  row: typeof subscriptions.$inferSelect,
  track: typeof tracks.$inferSelect,
): Subscription {
  const plan = planById(row.planId)
  const license = licenseById(track.licenseId)
  // Neither is ever removed from the catalog; a plan that is no longer sold is marked as discontinued.
  if (!plan || !license) throw new Error(`the catalog lacks plan ${row.planId} or its license`)
  return {
    subscription_id: row.subscriptionId,
    account_id: track.accountId,
    license_id: track.licenseId,
    track_id: track.trackId,
    created: row.created.toISOString(),
    start: row.start.toISOString(),
    expiration: row.expiration?.toISOString() ?? null,
    termination: row.termination?.toISOString() ?? null,
    suspended: track.suspended,
    issued: row.issued,
    remaining: row.remaining,
    plan_id: row.planId,
    next_plan_id: row.nextPlanId,
    order_id: row.orderId,
    rate_limit: row.rateLimit,
    autorenew_disabled: row.autorenewDisabled,
    plan: {
      description: plan.plan_description,
      interval: intervalOf(plan),
      lookups: plan.lookups,
      next_plan_id: plan.next_plan_id,
      one_time_free_trial: plan.one_time_free_trial,
    },
    edition: license.edition_label,
  }
}
