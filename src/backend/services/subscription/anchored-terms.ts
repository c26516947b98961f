import { and, desc, eq, lte } from 'drizzle-orm'
import { type AnchoredTerm, anchorDayAfter } from '#domain/subscription/anchor.ts'
import type { Plan } from '#generated/sales/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { subscriptions } from './tables.ts'
import { endOfTerm } from './terms.ts'

/** The columns that say when a term is, and on which day those after it end. */
export interface TermDates {
  start: Date
  expiration: Date | null
  anchorDay: number | null
  anchorMovedFrom: number | null
}

/** The dates of a term of a plan that starts at `start`, after the one before it on its track. */
export function datesOfTerm(
  plan: Pick<Plan, 'days' | 'months'>,
  start: Date,
  previous: AnchoredTerm | undefined,
): TermDates {
  const day = anchorDayAfter(previous, start)
  const expiration = endOfTerm(plan, start, day)
  if (!expiration || plan.days) return { start, expiration, anchorDay: null, anchorMovedFrom: null }
  const before = previous?.anchorDay ?? null
  return { start, expiration, anchorDay: day, anchorMovedFrom: before === day ? null : before }
}

/** The day on which the terms after a term end as things stand: its end may have been moved since it was set up. */
export function currentAnchor({
  anchorDay,
  anchorMovedFrom,
  ...dates
}: TermDates): Omit<TermDates, 'start' | 'expiration'> {
  if (anchorDay === null || !dates.expiration) return { anchorDay, anchorMovedFrom }
  const day = anchorDayAfter({ ...dates, anchorDay }, dates.expiration)
  return day === anchorDay ? { anchorDay, anchorMovedFrom } : { anchorDay: day, anchorMovedFrom: anchorDay }
}

/** The term of a track that a term starting at `start` follows: the one that ends then, else the last to start before. */
export async function termBefore(
  db: Queries,
  trackId: number,
  start: Date,
): Promise<AnchoredTerm | undefined> {
  const own = eq(subscriptions.trackId, trackId)
  const [ending] = await db
    .select()
    .from(subscriptions)
    .where(and(own, eq(subscriptions.expiration, start)))
    .orderBy(desc(subscriptions.start))
    .limit(1)
  if (ending) return ending
  const [last] = await db
    .select()
    .from(subscriptions)
    .where(and(own, lte(subscriptions.start, start)))
    .orderBy(desc(subscriptions.start), desc(subscriptions.subscriptionId))
    .limit(1)
  return last
}

/** When terms end that start at `start` on a track, by their plan; null for one without an end. */
export async function endsOfNextTerm(
  db: Queries,
  { trackId, start }: { trackId: number; start: Date },
): Promise<(plan: Pick<Plan, 'days' | 'months'>) => Date | null> {
  const before = await termBefore(db, trackId, start)
  return plan => datesOfTerm(plan, start, before).expiration
}
