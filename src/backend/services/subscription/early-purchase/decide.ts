import { and, eq, isNull, lte, not, notExists, or, sql } from 'drizzle-orm'
import { isOpenAccount } from '#backend/modules/accounts/public.ts'
import type { AnchoredTerm } from '#domain/subscription/anchor.ts'
import { followersOf, nextPlanIdOf, renewalState } from '#domain/subscription/renewal.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { datesOfTerm, type TermDates } from '../anchored-terms.ts'
import { type PlanFacts, plansById } from '../catalog/catalog.ts'
import type { DueTerm } from '../renewals.ts'
import { earlyPurchaseConsents, earlyPurchases, type StopReason, subscriptions, tracks } from '../tables.ts'
import { endOfTerm } from '../terms.ts'
import { isFree } from '../track-terms.ts'
import { currentConsent, type EarlyConsent, recordEarlyPurchase } from './consents.ts'
import { type Counted, countedFor, isRunningDry, spentInMonth } from './counted.ts'

type Term = typeof subscriptions.$inferSelect

/** Used-up terms whose customers have turned early purchase on, and for which nothing has been done yet. */
export function usedUpTermsDue(db: Queries, now: Date, most: number): Promise<DueTerm[]> {
  const consent = earlyPurchaseConsents
  const isDealtWith = db
    .select({ one: sql`1` })
    .from(earlyPurchases)
    .where(eq(earlyPurchases.subscriptionId, subscriptions.subscriptionId))
  return db
    .select({ subscriptionId: subscriptions.subscriptionId, accountId: tracks.accountId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .innerJoin(consent, and(eq(consent.trackId, tracks.trackId), isNull(consent.over)))
    .where(
      and(
        sql`${subscriptions.termination} is null and ${subscriptions.usedUp}`,
        sql`coalesce(${subscriptions.expiration}, 'infinity'::timestamptz) > ${now.toISOString()}::timestamptz`,
        lte(subscriptions.start, now),
        not(tracks.suspended),
        isOpenAccount(tracks.accountId),
        notExists(isDealtWith),
        or(
          sql`${consent.stoppedTerm} is distinct from ${subscriptions.subscriptionId}`,
          lte(consent.nextLook, now),
        ),
      ),
    )
    .limit(most)
}

/** What is to be done for a used-up term. */
export type EarlyDecision =
  /** Nothing: early purchase is off, or the term needs nothing any more. */
  | { kind: 'none' }
  /** The next term, which was bought already, has been started. */
  | { kind: 'started' }
  | { kind: 'stop'; term: Term; consent: EarlyConsent; reason: StopReason; until: Date | null }
  /** The next term may be bought, for at most `price` before tax and `left` with tax. */
  | { kind: 'buy'; term: Term; consent: EarlyConsent; planId: number; left: number; counted: Counted }

/**
 * Decides about a used-up term, with its track locked until the transaction ends, so that two of them never see the
 * same rest of a cap. A next term that was bought already starts now.
 */
export async function decideEarlyPurchase(
  db: Queries,
  { subscriptionId, now }: { subscriptionId: number; now: Date },
): Promise<EarlyDecision> {
  const none = { kind: 'none' } as const
  const matches = eq(subscriptions.subscriptionId, subscriptionId)
  const [seen] = await db.select({ trackId: subscriptions.trackId }).from(subscriptions).where(matches)
  if (!seen) return none
  const { trackId } = seen
  const [track] = await db.select().from(tracks).where(eq(tracks.trackId, trackId)).for('update')
  const consent = await currentConsent(db, trackId)
  const held = await db.select().from(subscriptions).where(eq(subscriptions.trackId, trackId))
  const term = held.find(row => row.subscriptionId === subscriptionId)
  if (!track || !consent || !term || track.suspended || !isRunningDry(term, now)) return none
  if (await db.$count(earlyPurchases, eq(earlyPurchases.subscriptionId, subscriptionId))) return none
  const known = await plansById(
    db,
    held.map(({ planId }) => planId),
  )
  const asFollower = (row: Term) => ({ ...row, isFree: isFree(known.get(row.planId)) })
  const followers = followersOf(asFollower(term), held.map(asFollower))
  if (followers.length || isFree(known.get(term.planId))) {
    const waiting = followers.filter(({ start, termination }) => start > now && !termination)
    if (waiting.length === followers.length) await bringForward(db, { term, waiting, known, now })
    const counted = { countsFor: subscriptionId, countedUntil: term.expiration, times: 0 }
    await recordEarlyPurchase(db, { term, consent, order: null, counted, now })
    return waiting.length ? { kind: 'started' } : none
  }
  const stop = (reason: StopReason, until: Date | null = null) =>
    ({ kind: 'stop', term, consent, reason, until }) as const
  const plan = known.get(term.planId)
  const state = renewalState(
    { ...term, suspended: false, autorenew_disabled: term.autorenewDisabled },
    plan,
    now,
  )
  if (state !== 'on') return stop('no-plan')
  const planId = nextPlanIdOf({ plan_id: term.planId, next_plan_id: term.nextPlanId, plan })
  if (planId !== consent.planId) return stop('plan')
  const counted = await countedFor(db, term, now)
  if (counted.times >= consent.maxTimes) return stop('times', counted.countedUntil)
  const left = consent.monthlyLimit - ((await spentInMonth(db, [trackId], now)).get(trackId) ?? 0)
  return { kind: 'buy', term, consent, planId, left, counted }
}

/** Starts terms now that were to follow a term, one after the other. Each lasts as long as it would have. */
async function bringForward(
  db: Queries,
  {
    term,
    waiting,
    known,
    now,
  }: { term: Term; waiting: readonly Term[]; known: ReadonlyMap<number, PlanFacts>; now: Date },
): Promise<void> {
  let start = now
  let previous: AnchoredTerm = term
  for (const next of waiting) {
    const { subscriptionId, start: before, expiration } = next
    const plan = known.get(next.planId)
    const isOfPlan =
      plan && expiration?.getTime() === endOfTerm(plan, before, next.anchorDay ?? undefined)?.getTime()
    const dates = isOfPlan ? datesOfTerm(plan, start, previous) : movedTo(start, next)
    await db.update(subscriptions).set(dates).where(eq(subscriptions.subscriptionId, subscriptionId))
    if (!dates.expiration) return
    previous = dates
    start = dates.expiration
  }
}

/** The dates of a term that staff have made longer or shorter than its plan, from another start on. */
function movedTo(start: Date, { start: before, expiration, anchorDay }: Term): TermDates {
  const end = expiration && new Date(start.getTime() + expiration.getTime() - before.getTime())
  return { start, expiration: end, anchorDay, anchorMovedFrom: null }
}
