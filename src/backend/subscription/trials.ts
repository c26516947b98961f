import { and, eq } from 'drizzle-orm'
import { openAccount } from '#backend/accounts/public.ts'
import { DEFAULT_TRIAL, type TrialOffer, trialByPlan } from '#domain/subscription/trials.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { grantSubscription, openTrack } from './grants.ts'
import { subscriptions, tracks } from './tables.ts'

/**
 * The trial that a call asks for by its plan, or the default one. Throws `trial-not-offered` for a plan that
 * is unknown or no free trial.
 */
export function requireTrial(planId: number | null | undefined): TrialOffer {
  if (planId === undefined || planId === null) return DEFAULT_TRIAL
  const trial = trialByPlan(planId)
  if (!trial) throw problem('trial-not-offered', { fields: ['trial_plan_id'] })
  return trial
}

/**
 * Opens an account with its first owner and its free trial, in the caller's transaction: no account is
 * without one. Returns its id.
 */
export async function openTrialAccount(
  db: Queries,
  { trial, ...account }: { userId: string; label: string; trial: TrialOffer; now: Date },
): Promise<number> {
  const accountId = await openAccount(db, account)
  await grantTrial(db, { accountId, trial, now: account.now })
  return accountId
}

/** Grants a one-time trial to an account, unless it has had it. Must run in the caller's transaction. */
export async function grantTrial(
  db: Queries,
  { accountId, trial: { planId, licenseId }, now }: { accountId: number; trial: TrialOffer; now: Date },
): Promise<void> {
  const { trackId } = await openTrack(db, { accountId, licenseId, now })
  // Of two grants at once, the second one waits here and then sees the first.
  await db.select().from(tracks).where(eq(tracks.trackId, trackId)).for('update')
  const hadIt = await db
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.trackId, trackId), eq(subscriptions.planId, planId)))
    .limit(1)
  if (!hadIt.length) await grantSubscription(db, { accountId, planId, start: now })
}
