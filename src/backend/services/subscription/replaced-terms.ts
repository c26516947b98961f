import { and, eq } from 'drizzle-orm'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { subscriptions } from './tables.ts'
import { lockTrack } from './track-terms.ts'

/**
 * Ends terms of a track that another one takes the place of, in the caller's transaction. Returns the lookups that were
 * used of them since `remaining` was what was left: those belong to the new term, because what was left is credited.
 */
export async function replaceTerms(
  db: Queries,
  {
    trackId,
    terms,
    now,
  }: { trackId: number; terms: readonly { subscriptionId: number; remaining: number }[]; now: Date },
): Promise<number> {
  await lockTrack(db, trackId)
  let usedSince = 0
  for (const { subscriptionId, remaining } of terms) {
    const matches = and(eq(subscriptions.subscriptionId, subscriptionId), eq(subscriptions.trackId, trackId))
    // Held, so that a lookup that is counted meanwhile finds the new term instead.
    const [row] = await db.select().from(subscriptions).where(matches).for('update')
    if (!row) continue
    const used = isUnlimited(row) ? 0 : Math.max(0, remaining - row.remaining)
    usedSince += used
    const hasEnded = row.expiration !== null && row.expiration <= now
    const termination = row.termination ?? (hasEnded ? null : now)
    await db
      .update(subscriptions)
      .set({ termination, remaining: row.remaining + used })
      .where(matches)
  }
  return usedSince
}
