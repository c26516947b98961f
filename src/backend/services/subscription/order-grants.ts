import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type PlanFacts, plansById } from './catalog/catalog.ts'
import { grantSubscription, openTrack } from './grants.ts'
import { earlyPurchaseConsents, renewalChoices, subscriptions, tracks } from './tables.ts'
import { lockTrack } from './track-terms.ts'

/** A term that an order gives. */
export interface OrderedTerm {
  planId: number
  lookups: number
  /** Lookups that were used of it before it starts. */
  used?: number
  /** Whether the customer has agreed that it renews itself. */
  renews: boolean
}

/**
 * Starts the terms of an order, in the caller's transaction, and returns the subscription of each: undefined
 * for a one-time free trial that the account has had, unless staff give another one.
 *
 * A term starts at once, unless a paid term of the same license is running with lookups left, or is yet to
 * start: then it follows the last of these, so that nothing that was paid for runs out unused. A free term
 * does not hold it up. A term of a plan that stays free follows the one before it, used up or not. With `at`
 * nothing holds it up: it starts then.
 */
export async function startTerms(
  db: Queries,
  {
    accountId,
    orderId,
    terms,
    now,
    at,
    isOneTrialEnough = true,
  }: {
    accountId: number
    orderId: number
    terms: readonly OrderedTerm[]
    now: Date
    at?: Date | undefined
    /** False for staff, who can give another one. */
    isOneTrialEnough?: boolean
  },
): Promise<(number | undefined)[]> {
  const plans = await plansById(
    db,
    terms.map(({ planId }) => planId),
  )
  const licenses = new Set(terms.map(({ planId }) => requirePlan(plans, planId).license_id))
  const trackIds = new Map<number, number>()
  // In order, so that two orders at once never wait for each other.
  for (const licenseId of [...licenses].toSorted((a, b) => a - b)) {
    const { trackId } = await openTrack(db, { accountId, licenseId, now })
    await db.select().from(tracks).where(eq(tracks.trackId, trackId)).for('update')
    trackIds.set(licenseId, trackId)
  }
  const started: (number | undefined)[] = []
  for (const { planId, lookups, used = 0, renews } of terms) {
    const plan = requirePlan(plans, planId)
    const held = await termsOf(db, trackIds.get(plan.license_id) ?? 0)
    if (isOneTrialEnough && plan.one_time_free_trial && held.some(term => term.planId === planId)) {
      started.push(undefined)
      continue
    }
    const start = at ?? (await nextStart(db, plan, { held, now }))
    const remaining = lookups - used
    const grant = { accountId, planId, start, created: now, orderId, lookups, remaining, renews }
    started.push((await grantSubscription(db, grant)).subscriptionId)
  }
  return started
}

/** Whether the account has had a plan, running or not. */
export async function hasHadPlan(db: Queries, accountId: number, planId: number): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(and(eq(tracks.accountId, accountId), eq(subscriptions.planId, planId)))
    .limit(1)
  return rows.length > 0
}

/** When the last term of a plan in an account ends, ended or not; undefined without an end or without a term. */
export async function lastEndOf(db: Queries, accountId: number, planId: number): Promise<Date | undefined> {
  const rows = await db
    .select({ held: subscriptions })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(and(eq(tracks.accountId, accountId), eq(subscriptions.planId, planId)))
  return lastEnd(
    rows.map(({ held }) => held),
    planId,
  )
}

/** Stops the terms of an order that was not paid in time. Those that have ended stay as they are. */
export async function stopTerms(
  db: Queries,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  for (const { subscriptionId, expiration } of await openTermsOf(db, orderId))
    if (!expiration || expiration > now)
      await db
        .update(subscriptions)
        .set({ termination: now })
        .where(eq(subscriptions.subscriptionId, subscriptionId))
}

/**
 * Starts the terms again that `stopTerms` stopped at `stopped`. What was lost of a term in between is added
 * to its end.
 */
export async function resumeTerms(
  db: Queries,
  { orderId, stopped, now }: { orderId: number; stopped: Date; now: Date },
): Promise<void> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, orderId), eq(subscriptions.termination, stopped)))
    .for('update')
  for (const { subscriptionId, start, expiration } of rows) {
    const begins = start > stopped ? start : stopped
    const lost = Math.max(0, now.getTime() - begins.getTime())
    await db
      .update(subscriptions)
      .set({
        termination: null,
        // Its renewal may have come due while it was stopped.
        renewalTaken: false,
        start: start > stopped ? addTo(start, lost) : start,
        expiration: expiration && addTo(expiration, lost),
      })
      .where(eq(subscriptions.subscriptionId, subscriptionId))
  }
}

/**
 * Removes the terms of an order as if it had never given them, and each license that it opened. Throws `used-since` if
 * lookups of one were used, `renewed-since` if its license got another term since, and `changed-since` if the customer
 * has made a choice about its renewal.
 */
export async function takeBackTerms(db: Queries, orderId: number): Promise<void> {
  const found = await db
    .select({ trackId: subscriptions.trackId })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId))
  const trackIds = [...new Set(found.map(({ trackId }) => trackId))].toSorted((a, b) => a - b)
  for (const trackId of trackIds) {
    const track = await lockTrack(db, trackId)
    const held = await termsOf(db, trackId)
    const given = held.filter(term => term.orderId === orderId)
    const since = Math.min(...given.map(({ created }) => created.getTime()))
    if (held.some(term => term.orderId !== orderId && term.created.getTime() >= since))
      throw problem('renewed-since')
    if (await hasChoices(db, trackId, new Date(since))) throw problem('changed-since')
    // Held from here on, so that a lookup that is counted meanwhile is seen or finds nothing to count against.
    const removed = await db
      .delete(subscriptions)
      .where(and(eq(subscriptions.orderId, orderId), eq(subscriptions.trackId, trackId)))
      .returning({ issued: subscriptions.issued, remaining: subscriptions.remaining })
    if (removed.some(({ issued, remaining }) => remaining < issued)) throw problem('used-since')
    if (held.length === given.length && track.created.getTime() >= since)
      await db.delete(tracks).where(eq(tracks.trackId, trackId))
  }
}

/** Whether people have chosen what follows the terms of a track since a moment: consents are kept. */
async function hasChoices(db: Queries, trackId: number, since: Date): Promise<boolean> {
  const chosen = and(eq(renewalChoices.trackId, trackId), gte(renewalChoices.chosen, since))
  const agreed = and(eq(earlyPurchaseConsents.trackId, trackId), gte(earlyPurchaseConsents.consented, since))
  return (await db.$count(renewalChoices, chosen)) + (await db.$count(earlyPurchaseConsents, agreed)) > 0
}

/** Whether staff have terminated all that an order gave, or suspended its license. */
export async function orderedTerms(
  db: Queries,
  orderId: number,
): Promise<{ isTerminated: boolean; isSuspended: boolean }> {
  const rows = await db
    .select({ termination: subscriptions.termination, suspended: tracks.suspended })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(subscriptions.orderId, orderId))
  return {
    isTerminated: rows.length > 0 && rows.every(({ termination }) => termination !== null),
    isSuspended: rows.some(({ suspended }) => suspended),
  }
}

type Held = typeof subscriptions.$inferSelect

/** A term that was terminated has given its lookups as well, so it counts to its end. */
function lastEnd(held: readonly Held[], planId: number): Date | undefined {
  const ends = held.flatMap(term => (term.planId === planId ? (term.expiration ?? []) : []))
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0]
}

function termsOf(db: Queries, trackId: number): Promise<Held[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.trackId, trackId))
    .orderBy(asc(subscriptions.start), asc(subscriptions.subscriptionId))
}

function openTermsOf(db: Queries, orderId: number): Promise<Held[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, orderId), isNull(subscriptions.termination)))
    .for('update')
}

/** When a term of a plan starts after those of its license that the account holds. */
async function nextStart(
  db: Queries,
  plan: PlanFacts,
  { held, now }: { held: readonly Held[]; now: Date },
): Promise<Date> {
  if (plan.one_time_free_trial) return now
  if (plan.ongoing_free) return later(lastEnd(held, plan.plan_id) ?? now, now)
  const plans = await plansById(
    db,
    held.map(({ planId }) => planId),
  )
  const ends = held
    .filter(({ planId, remaining, termination }) => {
      const plan = plans.get(planId)
      return !termination && remaining > 0 && plan && !isFree(plan)
    })
    // A term without an end is never followed.
    .flatMap(({ expiration }) => (expiration && expiration > now ? [expiration.getTime()] : []))
  return ends.length ? new Date(Math.max(...ends)) : now
}

const isFree = ({ one_time_free_trial, ongoing_free }: PlanFacts) => one_time_free_trial || ongoing_free
const later = (a: Date, b: Date) => (a > b ? a : b)
const addTo = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

function requirePlan(plans: ReadonlyMap<number, PlanFacts>, planId: number): PlanFacts {
  const plan = plans.get(planId)
  if (!plan) throw new Error(`the catalog has no plan ${planId}`)
  return plan
}
