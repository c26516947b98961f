import { and, asc, eq, sql } from 'drizzle-orm'
import type { WebhookEvent } from '#generated/webhooks/types.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type DeliveryRow, deliveries, endpoints, events } from './tables.ts'

/** A kind of event with what it has in it. */
type Of<Event extends WebhookEvent> = Event extends WebhookEvent ? Pick<Event, 'type' | 'data'> : never

/** What has happened. */
export type Happening = Of<WebhookEvent> & {
  accountId: number
  /** What it is about, such as `order:700431`: the events of one object are sent in their order. */
  object: string
  at: Date
}

/** Characters of an object that are kept. */
const MOST_OBJECT = 200

/** Whether an account has any endpoint. */
export async function hasEndpoints(db: Queries, accountId: number): Promise<boolean> {
  const found = await db
    .select({ endpointId: endpoints.endpointId })
    .from(endpoints)
    .where(eq(endpoints.accountId, accountId))
    .limit(1)
  return found.length > 0
}

/**
 * Writes an event and a delivery for each endpoint that gets it, in the transaction of what has happened: both are there,
 * or neither is. An account without such an endpoint costs one indexed read. The event's object must be locked by the
 * change, as it is by writing its row, so that the next event of it gets a later place.
 */
export async function emitEvent(db: Queries, happening: Happening): Promise<void> {
  await emitEvents(db, [happening])
}

/** The same for events of one account and one type, each of an object of its own. */
export async function emitEvents(db: Queries, happenings: readonly Happening[]): Promise<void> {
  const [first] = happenings
  if (!first) return
  const targets = await db
    .select({ endpointId: endpoints.endpointId, pausedAt: endpoints.pausedAt })
    .from(endpoints)
    .where(and(eq(endpoints.accountId, first.accountId), sql`${first.type} = any(${endpoints.eventTypes})`))
    .orderBy(asc(endpoints.endpointId))
  if (!targets.length) return
  for (let begin = 0; begin < happenings.length; begin += AT_ONCE)
    await deliverTo(db, targets, happenings.slice(begin, begin + AT_ONCE))
}

/** Events that one statement writes. */
const AT_ONCE = 200

/** Writes events for these endpoints, and returns the deliveries. */
export async function deliverTo(
  db: Queries,
  targets: readonly { endpointId: string; pausedAt: Date | null }[],
  happenings: readonly Happening[],
): Promise<DeliveryRow[]> {
  const rows = happenings.map(({ accountId, type, object, data, at }) => ({
    eventId: newId(at),
    accountId,
    type,
    object: object.slice(0, MOST_OBJECT),
    payload: JSON.stringify({ type, timestamp: at.toISOString(), account_id: accountId, data }),
    created: at,
  }))
  await db.insert(events).values(rows)
  return db
    .insert(deliveries)
    .values(
      rows.flatMap(({ eventId, type, object, created }) =>
        targets.map(({ endpointId, pausedAt }) => ({
          endpointId,
          eventId,
          type,
          object,
          state: 'waiting' as const,
          nextAttempt: pausedAt ? null : afterEarlier(endpointId, object, created),
          created,
        })),
      ),
    )
    .returning()
}

/**
 * Now, or when the earlier events of the object are due. Only what is claimed first is sent: this keeps those that can't
 * be sent yet out of the way of those that can.
 */
const afterEarlier = (endpointId: string, object: string, at: Date) => sql<Date>`coalesce(
  (
    select earlier.next_attempt from ${deliveries} earlier
    where earlier.endpoint_id = ${endpointId} and earlier.object = ${object} and earlier.state = 'waiting'
    order by earlier.sequence desc limit 1
  ),
  ${at.toISOString()}::timestamptz
)`
