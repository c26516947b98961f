import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import {
  accountSteps,
  type ErasureFacts,
  inTurn,
  type PreviewFacts,
  reduceRows,
} from '#backend/modules/accounts/public.ts'
import { gifts } from './gifts/tables.ts'
import { accountSchedules, earlyPurchaseConsents, licenses, subscriptions, tracks } from './tables.ts'

/** The terms that would end, also those that have not begun. */
export async function termsThatEnd(...[db, { accountId, now }]: PreviewFacts) {
  const rows = await db
    .select({ term: subscriptions, license: licenses.label })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .innerJoin(licenses, eq(licenses.licenseId, tracks.licenseId))
    .where(
      and(
        eq(tracks.accountId, accountId),
        isNull(subscriptions.termination),
        or(isNull(subscriptions.expiration), gt(subscriptions.expiration, now)),
      ),
    )
    .orderBy(asc(licenses.label), asc(subscriptions.start), asc(subscriptions.subscriptionId))
  return {
    subscriptions: rows.map(({ term, license }) => ({
      license,
      expiration: term.expiration,
      left: Math.max(0, term.remaining),
    })),
  }
}

/**
 * Ends subscriptions for good. What an order sold stays with it, as do the words that someone agreed to, and which trials
 * were used.
 */
export function endTerms(...[db, { accountId, limit, now }]: ErasureFacts): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOpen = sql`${subscriptions.trackId} in (
      select ${tracks.trackId} from ${tracks} where ${eq(tracks.accountId, accountId)})
    and (${subscriptions.termination} is null or not ${subscriptions.renewalTaken})`
  const consent = earlyPurchaseConsents
  const isOn = and(eq(consent.accountId, accountId), isNull(consent.over))
  return inTurn([
    () =>
      reduceRows(
        db,
        subscriptions,
        sql`termination = coalesce(termination, ${at}), autorenew_disabled = true, renewal_taken = true`,
        { which: isOpen, limit },
      ),
    () => reduceRows(db, consent, sql`over = ${at}`, { which: isOn, limit }),
    ...accountSteps(db, { accountId, limit }, [accountSchedules, gifts]),
  ])
}
