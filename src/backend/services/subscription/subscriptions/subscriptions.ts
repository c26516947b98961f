import { and, desc, eq } from 'drizzle-orm'
import type { License, operations, Subscription } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { currentAnchor } from '../anchored-terms.ts'
import { licensesById, type PlanFacts, plansById } from '../catalog/catalog.ts'
import { subscriptions, tracks } from '../tables.ts'
import { intervalOf } from '../terms.ts'

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
    const list = await toWire(
      db,
      rows.map(row => ({ row, track })),
    )
    return { status: 200, body: { subscriptions: list } }
  },
} satisfies Pick<Handlers<operations>, 'listSubscriptions'>

interface HeldTerm {
  row: typeof subscriptions.$inferSelect
  track: typeof tracks.$inferSelect
}

/** Subscriptions as the API returns them. A plan or license that is not in the catalog is called `Unknown`. */
export async function toWire(db: Queries, held: readonly HeldTerm[]): Promise<Subscription[]> {
  const plans = await plansById(
    db,
    held.map(({ row }) => row.planId),
  )
  const licenses = await licensesById(
    db,
    held.map(({ track }) => track.licenseId),
  )
  return held.map(term => wireOf(term, plans.get(term.row.planId), licenses.get(term.track.licenseId)))
}

/** One subscription as the API returns it. */
export function wireOf(
  { row, track }: HeldTerm,
  plan: PlanFacts | undefined,
  license: Pick<License, 'edition_label'> | undefined,
): Subscription {
  const { anchorDay, anchorMovedFrom } = currentAnchor(row)
  return {
    subscription_id: row.subscriptionId,
    account_id: track.accountId,
    license_id: track.licenseId,
    track_id: track.trackId,
    created: row.created.toISOString(),
    start: row.start.toISOString(),
    expiration: row.expiration?.toISOString() ?? null,
    anchor_day: anchorDay,
    anchor_moved_from: anchorMovedFrom,
    termination: row.termination?.toISOString() ?? null,
    suspended: track.suspended,
    issued: row.issued,
    remaining: Math.max(0, row.remaining),
    plan_id: row.planId,
    next_plan_id: row.nextPlanId,
    order_id: row.orderId,
    rate_limit: row.rateLimit,
    autorenew_disabled: row.autorenewDisabled,
    plan: {
      description: plan?.plan_description ?? 'Unknown',
      interval: plan ? intervalOf(plan) : 'custom-term',
      lookups: plan?.lookups ?? row.issued,
      rate_limit: plan?.rate_limit ?? null,
      next_plan_id: plan?.next_plan_id ?? null,
      one_time_free_trial: plan?.one_time_free_trial ?? false,
    },
    edition: license?.edition_label ?? 'Unknown',
  }
}
