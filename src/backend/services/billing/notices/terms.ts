import { asc, eq, inArray } from 'drizzle-orm'
import type { Notice } from '#backend/services/notification/public.ts'
import {
  licensesById,
  plansById,
  subscriptions,
  type TermEventKind,
  tracks,
  unknownLicense,
} from '#backend/services/subscription/public.ts'
import {
  lastTerm,
  nextPlanIdOf,
  type RenewablePlan,
  type RenewalState,
  renewalState,
} from '#domain/subscription/renewal.ts'
import { subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import type { Queries } from '#kernel/storage/database.ts'

/** Why a term is looked at. */
export interface Look {
  events: ReadonlySet<TermEventKind>
  /** The time that the look was planned for; undefined if only an event asks for it. */
  planned: Date | undefined
}

/** What to tell the account of a term. */
export type Told = Omit<Notice, 'accountId'>

type Row = typeof subscriptions.$inferSelect
type Track = typeof tracks.$inferSelect
type PlanFacts = NonNullable<ReturnType<Awaited<ReturnType<typeof plansById>>['get']>>

/** A term, with all that decides what people have to hear of it. */
export interface WatchedTerm {
  row: Row
  track: Track
  /** Name of the license. */
  license: string
  plan: PlanFacts | undefined
  /** The other terms of the license, the first one first. */
  others: readonly Row[]
  /** Whether renewals and endings are about this term. */
  isLast: boolean
  state: RenewalState
  /** Number of the plan that it would renew with. */
  nextPlanId: number
}

/** Terms by their numbers, in the order in which they start. Those that are gone are missing. */
export async function watchedTerms(db: Queries, ids: readonly number[], now: Date): Promise<WatchedTerm[]> {
  if (!ids.length) return []
  const tracksOfThese = db
    .select({ trackId: subscriptions.trackId })
    .from(subscriptions)
    .where(inArray(subscriptions.subscriptionId, [...ids]))
  const found = await db
    .select()
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(inArray(subscriptions.trackId, tracksOfThese))
    .orderBy(asc(subscriptions.start), asc(subscriptions.subscriptionId))
  const licenses = await licensesById(
    db,
    found.map(({ tracks: { licenseId } }) => licenseId),
  )
  const plans = await plansById(
    db,
    found.map(({ subscriptions: { planId } }) => planId),
  )
  const byTrack = Map.groupBy(found, ({ tracks: { trackId } }) => trackId)
  const wanted = new Set(ids)
  return found
    .filter(({ subscriptions: { subscriptionId } }) => wanted.has(subscriptionId))
    .map(({ subscriptions: row, tracks: track }) => {
      const terms = (byTrack.get(track.trackId) ?? []).map(({ subscriptions: term }) => term)
      const plan = plans.get(row.planId)
      const license = licenses.get(track.licenseId) ?? unknownLicense(track.licenseId)
      const renewable = { ...row, autorenew_disabled: row.autorenewDisabled, suspended: track.suspended }
      return {
        row,
        track,
        license: license.license_label,
        plan,
        others: terms.filter(({ subscriptionId }) => subscriptionId !== row.subscriptionId),
        isLast: lastOf(terms, plans, now)?.subscriptionId === row.subscriptionId,
        state: renewalState(renewable, plan, now),
        nextPlanId: nextPlanIdOf({ plan_id: row.planId, next_plan_id: row.nextPlanId, plan }),
      }
    })
}

function lastOf(
  terms: readonly Row[],
  plans: ReadonlyMap<number, RenewablePlan>,
  now: Date,
): Row | undefined {
  const known = terms.map(term => {
    const plan = plans.get(term.planId)
    return { ...term, isFree: plan !== undefined && (plan.ongoing_free || plan.one_time_free_trial) }
  })
  return lastTerm(known, now)
}

/** Whether lookups can be made with another term of the license. */
export function goesOn({ others, track }: WatchedTerm, now: Date): boolean {
  return others.some(term => subscriptionStatus({ ...term, suspended: track.suspended }, now) === 'active')
}
