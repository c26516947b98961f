import { and, eq, gt, inArray, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#kernel/storage/database.ts'
import { factsOf, type PlanFacts } from './catalog/catalog.ts'
import { plans, subscriptions, tracks } from './tables.ts'
import type { Track } from './track-terms.ts'

type Row = typeof subscriptions.$inferSelect

/** What a track has, as far as its current subscription and its renewal go. */
interface CountedTerms {
  /** Number of all its subscriptions. */
  count: number
  /** Whether a lookup was ever taken from one of them. */
  used: boolean
  /** Those that can be the current one, the next or the last, and perhaps more. */
  terms: { row: Row; track: Track; plan: PlanFacts | undefined }[]
}

/**
 * The terms of tracks among which the current one, the next and the last are, without the rest of a long history.
 * Which they are is for `decidingTerms` to say: this only leaves out what can't be one of them. One statement, whose
 * answer is a few rows a track. Tracks by their number.
 */
export async function termsThatCount(
  db: Queries,
  trackIds: readonly number[],
  now: Date,
): Promise<Map<number, CountedTerms>> {
  const found = new Map<number, CountedTerms>()
  if (!trackIds.length) return found
  const counted = db
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      used: sql<boolean>`coalesce(bool_or(${term.remaining} < ${term.issued}), false)`.as('used'),
      ids: candidates(now).as('ids'),
    })
    .from(term)
    .where(eq(term.trackId, tracks.trackId))
    .as('counted')
  const rows = await db
    .select({ track: tracks, count: counted.count, used: counted.used, row: subscriptions, plan: plans })
    .from(tracks)
    .crossJoinLateral(counted)
    .leftJoin(subscriptions, sql`${subscriptions.subscriptionId} = any(${counted.ids})`)
    .leftJoin(plans, eq(plans.planId, subscriptions.planId))
    .where(inArray(tracks.trackId, [...trackIds]))
  for (const { track, count, used, row, plan } of rows) {
    const known = found.get(track.trackId) ?? { count, used, terms: [] }
    if (row) known.terms.push({ row, track, plan: plan ? factsOf(plan) : undefined })
    found.set(track.trackId, known)
  }
  return found
}

const term = alias(subscriptions, 'term')
/** Dates of year 1 count as missing. */
const FIRST_DATE = new Date('0002-01-01T00:00:00Z')
const isMissing = (moment: PgColumn) => or(isNull(moment), lt(moment, FIRST_DATE))

/** Numbers of the terms of one track, read in one pass. */
function candidates(now: Date): SQL {
  const hasNotEnded = or(isMissing(term.expiration), gt(term.expiration, now))
  const isNotUsedUp = or(lte(term.issued, 0), gt(term.remaining, 0))
  const isNotTerminated = isMissing(term.termination)
  const wasSetUp = or(isNotTerminated, gt(term.termination, term.start))
  const isPaid = notInArray(
    term.planId,
    sql`(
    select ${plans.planId} from ${plans} where ${plans.oneTimeFreeTrial} or ${plans.ongoingFree})`,
  )
  const latest = (which: SQL | undefined) => sql`(
    max(array[extract(epoch from ${term.start}), ${term.subscriptionId}]) filter (where ${which}))[2]::int`
  return sql`array[
      ${latest(sql`true`)}, ${latest(isNotTerminated)}, ${latest(wasSetUp)}, ${latest(and(wasSetUp, isPaid))}
    ] || array_agg(${term.subscriptionId}) filter (where ${and(hasNotEnded, isNotUsedUp)})`
}
