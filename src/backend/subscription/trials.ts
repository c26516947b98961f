import { and, eq } from 'drizzle-orm'
import { openAccount } from '#backend/accounts/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { grantSubscription } from './grants.ts'
import { DEFAULT_TRIAL_PLAN } from './limits.ts'
import { subscriptions, tracks } from './tables.ts'

/**
 * Opens an account with its first owner and its free trial, in the caller's transaction: no account is
 * without one. Returns its id.
 */
export async function openTrialAccount(
  db: Queries,
  account: { userId: string; label: string; now: Date },
): Promise<number> {
  const accountId = await openAccount(db, account)
  await grantTrial(db, { accountId, planId: DEFAULT_TRIAL_PLAN, now: account.now })
  return accountId
}

/** Grants a one-time trial to an account, unless it has had it. Must run in the caller's transaction. */
export async function grantTrial(
  db: Queries,
  { accountId, planId, now }: { accountId: number; planId: number; now: Date },
): Promise<void> {
  const hadIt = await db
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(and(eq(tracks.accountId, accountId), eq(subscriptions.planId, planId)))
    .limit(1)
  if (!hadIt.length) await grantSubscription(db, { accountId, planId, start: now })
}
