import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { type TermEventKind, termEvents } from './tables.ts'

/**
 * Takes the oldest events of terms, in the caller's transaction: what happened to each term. Another replica takes
 * others.
 */
export async function takeTermEvents(
  db: Queries,
  most: number,
): Promise<Map<number, ReadonlySet<TermEventKind>>> {
  const oldest = db
    .select({ eventId: termEvents.eventId })
    .from(termEvents)
    .orderBy(asc(termEvents.eventId))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await db.delete(termEvents).where(inArray(termEvents.eventId, oldest)).returning()
  const byTerm = Map.groupBy(taken, ({ subscriptionId }) => subscriptionId)
  return new Map([...byTerm].map(([id, events]) => [id, new Set(events.map(({ kind }) => kind))]))
}
