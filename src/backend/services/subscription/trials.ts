import { and, desc, eq, inArray, like, not, or, sql } from 'drizzle-orm'
import { openAccount } from '#backend/modules/accounts/public.ts'
import type { PersonErasure } from '#backend/modules/people/public.ts'
import { subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { DEFAULT_TRIAL, type TrialOffer, trialByPlan } from '#domain/subscription/trials.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { grantSubscription, openTrack } from './grants.ts'
import { subscriptions, tracks } from './tables.ts'
import { trialUses } from './trials/tables.ts'

/** Keeps the trials of a person and of a company in turns, apart from the locks of other services. */
const TRIALS = 7_302

/** Who a trial counts for, in addition to its account. */
export interface TrialHolder {
  userId: string
  /** Without what follows a plus sign. */
  mailbox: string
  /** Of the company, once the address is confirmed; null for a mailbox that anyone can have. */
  domain: string | null
}

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
 * Opens an account with its first owner and its free trial, in the caller's transaction. If the person or their
 * company has had that trial, the account opens without one. Returns its id.
 */
export async function openTrialAccount(
  db: Queries,
  { trial, holder, label, now }: { holder: TrialHolder; label: string; trial: TrialOffer; now: Date },
): Promise<number> {
  const accountId = await openAccount(db, { userId: holder.userId, label, now })
  const use = { licenseId: trial.licenseId, accountId, holder, now }
  if (await claimTrial(db, use)) await grantTrial(db, { accountId, trial, now })
  return accountId
}

/**
 * Records that a person has the free trial of a license, in the caller's transaction. False if they, another
 * address of their mailbox, or their company has had it: of several calls at once, one succeeds.
 */
export async function claimTrial(
  db: Queries,
  {
    licenseId,
    accountId,
    holder,
    now,
  }: { licenseId: number; accountId: number; holder: TrialHolder; now: Date },
): Promise<boolean> {
  const { userId, mailbox, domain } = holder
  // In order, so that no two calls wait for each other.
  for (const part of [userId, mailbox, ...(domain ? [domain] : [])].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(${TRIALS}, hashtext(${`${licenseId} ${part}`}))`)
  const used = await db
    .select({ accountId: trialUses.accountId })
    .from(trialUses)
    .where(and(eq(trialUses.licenseId, licenseId), isUsedBy(holder)))
    .limit(1)
  if (used.length) return false
  await db.insert(trialUses).values({ licenseId, accountId, userId, mailbox, domain, started: now })
  return true
}

/** A mailbox whose person is erased: it can be recognized, and not be read. */
const forgotten = (mailbox: string) => `sha256:${hashSecret(mailbox)}`

/** Keeps that a person who is erased has had trials, without their address. */
export async function forgetTrialist(...[db, { userId, limit }]: PersonErasure): Promise<number> {
  const rows = await db
    .select({ mailbox: trialUses.mailbox })
    .from(trialUses)
    .where(and(eq(trialUses.userId, userId), not(like(trialUses.mailbox, 'sha256:%'))))
    .limit(limit)
  for (const { mailbox } of rows)
    await db
      .update(trialUses)
      .set({ mailbox: forgotten(mailbox) })
      .where(and(eq(trialUses.userId, userId), eq(trialUses.mailbox, mailbox)))
  return rows.length
}

/** The trials of a person, of another address of their mailbox, and of their company. */
function isUsedBy({ userId, mailbox, domain }: TrialHolder) {
  return or(
    eq(trialUses.userId, userId),
    inArray(trialUses.mailbox, [mailbox, forgotten(mailbox)]),
    domain ? eq(trialUses.domain, domain) : undefined,
  )
}

/** A trial, and what an account has had of it. */
export interface TrialUse {
  trial: TrialOffer
  /** The account's latest term. */
  term: typeof subscriptions.$inferSelect | undefined
  status: 'available' | 'running' | 'used' | 'used-elsewhere'
}

/**
 * What an account has had of these trials, and which of the others the person who asks can still start in it
 * (decisions T8 and T11). It takes no locks: an order may have another result.
 */
export async function trialUsesOf(
  db: Queries,
  {
    trials,
    accountId,
    holder,
    now,
  }: { trials: readonly TrialOffer[]; accountId: number; holder: TrialHolder; now: Date },
): Promise<TrialUse[]> {
  const held = await db
    .select({ term: subscriptions, suspended: tracks.suspended })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(
      and(
        eq(tracks.accountId, accountId),
        inArray(
          subscriptions.planId,
          trials.map(({ planId }) => planId),
        ),
      ),
    )
    .orderBy(desc(subscriptions.start), desc(subscriptions.subscriptionId))
    .limit(1000)
  const used = await db
    .selectDistinct({ licenseId: trialUses.licenseId })
    .from(trialUses)
    .where(
      and(
        inArray(
          trialUses.licenseId,
          trials.map(({ licenseId }) => licenseId),
        ),
        isUsedBy(holder),
      ),
    )
    .limit(1000)
  const usedLicenses = new Set(used.map(({ licenseId }) => licenseId))
  return trials.map(trial => {
    const own = held.filter(({ term }) => term.planId === trial.planId)
    // One that another call has just granted may start a moment after this call began.
    const running = own.find(({ term, suspended }) =>
      ['active', 'prepaid'].includes(subscriptionStatus({ ...term, suspended }, now)),
    )
    const { term } = running ?? own[0] ?? {}
    if (term) return { trial, term, status: running ? 'running' : 'used' }
    return { trial, term, status: usedLicenses.has(trial.licenseId) ? 'used-elsewhere' : 'available' }
  })
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
