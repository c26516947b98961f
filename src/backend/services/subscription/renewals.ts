import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { isOpenAccount } from '#backend/modules/accounts/public.ts'
import {
  isDue,
  isFollowed,
  LATEST_RENEWAL,
  nextPlanIdOf,
  RENEWAL_LEAD,
  renewalState,
} from '#domain/subscription/renewal.ts'
import { earliest } from '#kernel/clock.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type PlanFacts, plansById, plansFor } from './catalog/catalog.ts'
import { earlyPurchaseConsents, isRenewing, subscriptions, tracks } from './tables.ts'

type Term = typeof subscriptions.$inferSelect

/** A term whose renewal is due, as far as can be said without a lock. */
export interface DueTerm {
  subscriptionId: number
  accountId: number
}

/** Terms that are about to end, whose renewal is on and not taken up yet; those that are due longest first. */
export function termsDue(db: Queries, now: Date, most: number): Promise<DueTerm[]> {
  const oldest = new Date(now.getTime() - LATEST_RENEWAL)
  return db
    .select({ subscriptionId: subscriptions.subscriptionId, accountId: tracks.accountId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(
      and(
        isRenewing(subscriptions),
        isOpenAccount(tracks.accountId),
        gt(subscriptions.expiration, oldest),
        lte(subscriptions.expiration, new Date(now.getTime() + RENEWAL_LEAD)),
      ),
    )
    .orderBy(asc(subscriptions.expiration))
    .limit(most)
}

/** When a term is due for renewal, or an early purchase that has stopped is looked at again, next after a time. */
export async function nextTermDue(db: Queries, now: Date): Promise<Date | undefined> {
  const [term] = await db
    .select({ end: subscriptions.expiration })
    .from(subscriptions)
    .where(
      and(isRenewing(subscriptions), gt(subscriptions.expiration, new Date(now.getTime() + RENEWAL_LEAD))),
    )
    .orderBy(asc(subscriptions.expiration))
    .limit(1)
  const consent = earlyPurchaseConsents
  const [stopped] = await db
    .select({ look: consent.nextLook })
    .from(consent)
    .where(and(isNull(consent.over), gt(consent.nextLook, now)))
    .orderBy(asc(consent.nextLook))
    .limit(1)
  return earliest(term?.end && new Date(term.end.getTime() - RENEWAL_LEAD), stopped?.look)
}

/** What is to be done about the renewal of a term. */
export type RenewalDecision =
  /** It renews now: with this plan, and the new term begins then. */
  | { kind: 'renew'; term: Term; licenseId: number; planId: number; start: Date }
  /** Staff have suspended the license. It renews once they resume it. */
  | { kind: 'suspended'; term: Term }
  /** It does not renew as things stand; if that changes, `termsDue` has it again. */
  | { kind: 'not-now'; term: Term }
  /** It never renews: another term has followed it, it was terminated, or it has been over for too long. */
  | { kind: 'never'; term: Term }

/**
 * Decides about the renewal of a term, with its track locked until the transaction ends. `waited` says that it was due
 * while its license was suspended: such a term renews however long ago it has ended.
 */
export async function decideRenewal(
  db: Queries,
  { subscriptionId, waited, now }: { subscriptionId: number; waited: boolean; now: Date },
): Promise<RenewalDecision | undefined> {
  const matches = eq(subscriptions.subscriptionId, subscriptionId)
  const [seen] = await db.select({ trackId: subscriptions.trackId }).from(subscriptions).where(matches)
  if (!seen) return undefined
  const [track] = await db.select().from(tracks).where(eq(tracks.trackId, seen.trackId)).for('update')
  const held = await db.select().from(subscriptions).where(eq(subscriptions.trackId, seen.trackId))
  const term = held.find(row => row.subscriptionId === subscriptionId)
  if (!track || !term) return undefined
  const plans = await plansById(
    db,
    held.map(({ planId }) => planId),
  )
  const state = stateOf(term, waited || track.suspended, plans, now)
  const decided = { term }
  if (state === 'off') return { kind: 'not-now', ...decided }
  if (
    state !== 'on' ||
    isFollowed(
      ofLicense(term, plans),
      held.map(other => ofLicense(other, plans)),
    )
  )
    return { kind: 'never', ...decided }
  if (!isDue(term, now)) return { kind: 'not-now', ...decided }
  if (track.suspended) return { kind: 'suspended', ...decided }
  const planId = nextPlanOf(term, plans)
  const end = term.expiration
  const start = !end || end < now ? now : end
  return { kind: 'renew', ...decided, licenseId: track.licenseId, planId, start }
}

/** The rest of the rule is the domain's. Whether a plan renews that is gone from the catalog, its order finds out. */
const GONE = { renewable: true, ongoing_free: false, one_time_free_trial: false }

/** Marks a term as taken up, or gives it back to `termsDue`. */
export async function markRenewal(db: Queries, subscriptionId: number, renewalTaken: boolean): Promise<void> {
  await db.update(subscriptions).set({ renewalTaken }).where(eq(subscriptions.subscriptionId, subscriptionId))
}

/** When the next subscription of an account renews itself; undefined if none does. */
export async function nextRenewalOf(db: Queries, accountId: number, now: Date): Promise<Date | undefined> {
  const latest = new Date(now.getTime() - LATEST_RENEWAL)
  const held = await db
    .select({ track: tracks, term: subscriptions })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(
      and(
        eq(tracks.accountId, accountId),
        or(isNull(subscriptions.expiration), gt(subscriptions.expiration, latest)),
      ),
    )
  const plans = await plansById(
    db,
    held.map(({ term }) => term.planId),
  )
  const ofTrack = Map.groupBy(held, ({ track }) => track.trackId)
  const renewing = held.filter(({ track, term }) => {
    const others = (ofTrack.get(track.trackId) ?? []).map(other => ofLicense(other.term, plans))
    const isOn = !track.suspended && stateOf(term, false, plans, now) === 'on'
    return isOn && !isFollowed(ofLicense(term, plans), others)
  })
  const planIds = renewing.map(({ term }) => nextPlanOf(term, plans))
  const priced = await plansFor(db, { accountId, planIds })
  const times = renewing
    .filter(({ term }) => priced.has(nextPlanOf(term, plans)))
    .flatMap(({ term }) => term.expiration ?? [])
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

type Plans = ReadonlyMap<number, PlanFacts>

function stateOf(term: Term, suspended: boolean, plans: Plans, now: Date) {
  const facts = { ...term, suspended, autorenew_disabled: term.autorenewDisabled }
  return renewalState(facts, plans.get(term.planId) ?? GONE, now)
}

function nextPlanOf({ planId, nextPlanId }: Term, plans: Plans): number {
  return nextPlanIdOf({ plan_id: planId, next_plan_id: nextPlanId, plan: plans.get(planId) })
}

function ofLicense(term: Term, plans: Plans) {
  const plan = plans.get(term.planId)
  return { ...term, isFree: plan !== undefined && (plan.one_time_free_trial || plan.ongoing_free) }
}
