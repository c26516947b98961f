import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { type PlanFacts, plansById } from './catalog.ts'
import { grantSubscription, openTrack } from './grants.ts'
import { subscriptions, tracks } from './tables.ts'

/** A term that an order gives. */
export interface OrderedTerm {
  planId: number
  lookups: number
  /** Whether the customer has agreed that it renews itself. */
  renews: boolean
}

/**
 * Starts the terms of an order, in the caller's transaction, and returns the subscription of each: undefined
 * for a one-time free trial that the account has had.
 *
 * A term starts at once, unless a paid term of the same license is running with lookups left, or is yet to
 * start: then it follows the last of these, so that nothing that was paid for runs out unused. A free term
 * does not hold it up. With `atOnce` nothing does.
 */
export async function startTerms(
  db: Queries,
  {
    accountId,
    orderId,
    terms,
    now,
    atOnce = false,
  }: { accountId: number; orderId: number; terms: readonly OrderedTerm[]; now: Date; atOnce?: boolean },
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
  for (const { planId, lookups, renews } of terms) {
    const plan = requirePlan(plans, planId)
    const held = await termsOf(db, trackIds.get(plan.license_id) ?? 0)
    if (plan.one_time_free_trial && held.some(term => term.planId === planId)) {
      started.push(undefined)
      continue
    }
    const start = atOnce || isFree(plan) ? now : await nextStart(db, held, now)
    const grant = { accountId, planId, start, created: now, orderId, lookups, renews }
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
        start: start > stopped ? later(start, lost) : start,
        expiration: expiration && later(expiration, lost),
      })
      .where(eq(subscriptions.subscriptionId, subscriptionId))
  }
}

type Held = typeof subscriptions.$inferSelect

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

/** When a paid term starts after those that the account holds. */
async function nextStart(db: Queries, held: readonly Held[], now: Date): Promise<Date> {
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
const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

function requirePlan(plans: ReadonlyMap<number, PlanFacts>, planId: number): PlanFacts {
  const plan = plans.get(planId)
  if (!plan) throw new Error(`the catalog has no plan ${planId}`)
  return plan
}
