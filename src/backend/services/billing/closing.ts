import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type ErasureFacts, eraseRows, inTurn, type PreviewFacts } from '#backend/modules/accounts/public.ts'
import { subscriptions, tracks } from '#backend/services/subscription/public.ts'
import { unusedOf } from './plan-changes/unused.ts'
import { renewals, termWatches } from './tables.ts'

/** What was paid for terms and is not used (decision B24). */
export async function unusedValue(...[db, { accountId, now }]: PreviewFacts) {
  const rows = await db
    .select({ term: subscriptions })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(
      and(
        eq(tracks.accountId, accountId),
        isNull(subscriptions.termination),
        or(isNull(subscriptions.expiration), gt(subscriptions.expiration, now)),
      ),
    )
  let unusedAmount = 0
  for (const { term } of rows) unusedAmount += (await unusedOf(db, term, now)).credit
  return { unusedAmount }
}

/** Erases what renewals wait for. Receipts and invoices stay as they were issued. */
export function eraseRenewals(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  const watched = sql`${termWatches.subscriptionId} in (
    select ${subscriptions.subscriptionId} from ${subscriptions}
    join ${tracks} on ${eq(tracks.trackId, subscriptions.trackId)} where ${eq(tracks.accountId, accountId)})`
  return inTurn([
    () => eraseRows(db, renewals, { which: eq(renewals.accountId, accountId), limit }),
    () => eraseRows(db, termWatches, { which: watched, limit }),
  ])
}
