import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { startEarly, subscriptions } from '#backend/subscription/public.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import { renewals } from '../tables.ts'

/** Renewals that are looked at in a run. */
const BATCH = 200

/**
 * Starts terms that were ordered for the end of another one which is used up by now, so that lookups do not stop for
 * the rest of its last hour. Returns how many there were.
 */
export function bringForward({ queries, clock }: Kernel): Promise<number> {
  return queries.transaction(async db => {
    const now = clock.now()
    const seen = await db
      .select({ subscriptionId: renewals.subscriptionId })
      .from(renewals)
      .innerJoin(subscriptions, eq(subscriptions.subscriptionId, renewals.subscriptionId))
      .where(and(isNotNull(renewals.starts), or(lte(renewals.starts, now), eq(subscriptions.usedUp, true))))
      .limit(BATCH)
    if (!seen.length) return 0
    const isSeen = inArray(
      renewals.subscriptionId,
      seen.map(({ subscriptionId }) => subscriptionId),
    )
    // Another process may have moved them since.
    const due = await db
      .select()
      .from(renewals)
      .where(and(isSeen, isNotNull(renewals.starts)))
      .for('update', { skipLocked: true })
    if (!due.length) return 0
    const early = due.filter(({ starts }) => starts && starts > now)
    for (const { orderId } of early) if (orderId !== null) await startEarly(db, { orderId, now })
    const ids = due.map(({ subscriptionId }) => subscriptionId)
    await db.update(renewals).set({ starts: null }).where(inArray(renewals.subscriptionId, ids))
    return early.length
  })
}
