import { and, asc, eq } from 'drizzle-orm'
import { lastTerm, renewalState } from '#domain/subscription/renewal.ts'
import { currentSubscription, subscriptionStatus, timeOf } from '#domain/subscription/subscription-status.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type PlanFacts, plansById } from './catalog/catalog.ts'
import { toWire } from './subscriptions/subscriptions.ts'
import { subscriptions, tracks } from './tables.ts'

export type Track = typeof tracks.$inferSelect

/** What renewal is about on one track. */
export interface TrackTerms {
  /** The current subscription. */
  current: Subscription
  /** The one that renews: the last that is set up. */
  last: Subscription
  /** These two and all that are set up after the current one, where their plans renew themselves. */
  renewing: Subscription[]
  /** Plans of its subscriptions, by number. */
  plans: ReadonlyMap<number, PlanFacts>
}

/**
 * A track, held until the end of the transaction: renewals and orders, which add terms to it, and all changes by
 * customers and staff take turns there. Throws `not-found`, for a track of another account as well.
 */
export async function lockTrack(db: Queries, trackId: number, accountId?: number): Promise<Track> {
  const [track] = await db
    .select()
    .from(tracks)
    .where(
      and(eq(tracks.trackId, trackId), accountId === undefined ? undefined : eq(tracks.accountId, accountId)),
    )
    .for('update')
  if (!track) throw problem('not-found')
  return track
}

/** The terms of a track that renewal is about; undefined for a track without a subscription. */
export async function termsOfTrack(db: Queries, track: Track, now: Date): Promise<TrackTerms | undefined> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.trackId, track.trackId))
    .orderBy(asc(subscriptions.start), asc(subscriptions.subscriptionId))
  const plans = await plansById(
    db,
    rows.map(({ planId }) => planId),
  )
  const wire = await toWire(
    db,
    rows.map(row => ({ row, track })),
  )
  const terms = wire.map(term => ({
    ...term,
    term,
    subscriptionId: term.subscription_id,
    isFree: isFree(plans.get(term.plan_id)),
  }))
  const current = currentSubscription(terms, now)?.term
  if (!current) return undefined
  const last = lastTerm(terms, now)?.term ?? current
  const renewing = wire.filter(
    term =>
      plans.get(term.plan_id)?.renewable &&
      (term === current ||
        term === last ||
        (timeOf(term.termination) === undefined && term.start > current.start)),
  )
  return { current, last, renewing, plans }
}

/** Throws unless the current subscription is active, yet to start, or used up before its end. */
export function requireEditable(held: TrackTerms | undefined, now: Date): TrackTerms {
  if (!held) throw problem('subscription-not-editable')
  const status = subscriptionStatus(held.current, now)
  const end = timeOf(held.current.expiration)
  const isUsedUp = status === 'depleted' && !(end !== undefined && end <= now.getTime())
  if (status !== 'active' && status !== 'prepaid' && !isUsedUp) throw problem('subscription-not-editable')
  return held
}

/** Throws unless the last term is one that can renew itself. */
export function requireRenewable(held: TrackTerms | undefined, now: Date): TrackTerms {
  const editable = requireEditable(held, now)
  const state = renewalState(editable.last, editable.plans.get(editable.last.plan_id), now)
  if (state === 'over') throw problem('subscription-not-editable')
  if (state !== 'on' && state !== 'off') throw problem('plan-not-renewable')
  return editable
}

/**
 * Has billing look again at the renewal of the terms of a track, where a change may let one renew that it has given up.
 * What has renewed stays so: billing knows that by itself.
 */
export async function reconsiderRenewals(db: Queries, trackId: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ renewalTaken: false })
    .where(and(eq(subscriptions.trackId, trackId), eq(subscriptions.renewalTaken, true)))
}

/** Whether a plan costs nothing: a trial, or one that stays free. */
export function isFree(plan: PlanFacts | undefined): boolean {
  return plan !== undefined && (plan.one_time_free_trial || plan.ongoing_free)
}
