import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { EventType, WebhookAttempt, WebhookDelivery } from '#generated/webhooks/types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type AttemptRow, type DeliveryRow, deliveries } from './tables.ts'

/** Which deliveries of an endpoint. */
export interface DeliveryScope {
  endpointId: string
  state?: WebhookDelivery['state'] | undefined
  eventType?: EventType | undefined
  start?: Date | undefined
  end?: Date | undefined
  /** Only those that were written earlier. */
  before?: number | undefined
}

export const inScope = ({ endpointId, state, eventType, start, end, before }: DeliveryScope) =>
  and(
    eq(deliveries.endpointId, endpointId),
    state && eq(deliveries.state, state),
    eventType && eq(deliveries.type, eventType),
    start && gte(deliveries.created, start),
    end && lt(deliveries.created, end),
    before === undefined ? undefined : lt(deliveries.sequence, before),
  )

/** Deliveries of an endpoint, the newest first. */
export const readDeliveries = (db: Queries, scope: DeliveryScope, limit: number): Promise<DeliveryRow[]> =>
  db.select().from(deliveries).where(inScope(scope)).orderBy(desc(deliveries.sequence)).limit(limit)

/** A delivery of an endpoint. Throws 404. */
export async function findDelivery(
  db: Queries,
  { endpointId, eventId }: { endpointId: string; eventId: string },
): Promise<DeliveryRow> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.eventId, eventId), eq(deliveries.endpointId, endpointId)))
  if (!row) throw problem('not-found')
  return row
}

/** A delivery as the API returns it. */
export const deliveryWire = (row: DeliveryRow): WebhookDelivery => ({
  event_id: row.eventId,
  event_type: row.type,
  object: row.object,
  created: row.created.toISOString(),
  state: row.state,
  attempt_count: row.attempts,
  next_attempt: row.nextAttempt?.toISOString() ?? null,
  status: row.status,
})

export const attemptWire = (row: AttemptRow): WebhookAttempt => ({
  attempted: row.attempted.toISOString(),
  duration_ms: row.duration,
  url: row.url,
  webhook_timestamp: row.timestamp,
  signature: row.signature,
  status: row.status,
  response_headers: row.responseHeaders,
  response_body: row.responseBody,
  failure: row.failure,
})
