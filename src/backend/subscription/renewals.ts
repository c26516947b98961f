import { and, desc, eq, gt } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { subscriptions, tracks } from './tables.ts'

/** When the next subscription of an account renews itself; undefined if none does. */
export async function nextRenewalOf(db: Queries, accountId: number, now: Date): Promise<Date | undefined> {
  const lastTerms = await db
    .selectDistinctOn([subscriptions.trackId], {
      expiration: subscriptions.expiration,
      termination: subscriptions.termination,
      autorenewDisabled: subscriptions.autorenewDisabled,
    })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(and(eq(tracks.accountId, accountId), gt(subscriptions.expiration, now)))
    // A term that has a successor already does not renew.
    .orderBy(subscriptions.trackId, desc(subscriptions.expiration))
  return lastTerms
    .filter(({ termination, autorenewDisabled }) => termination === null && !autorenewDisabled)
    .flatMap(({ expiration }) => expiration ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
}
