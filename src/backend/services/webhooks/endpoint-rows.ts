import { and, desc, eq, sql } from 'drizzle-orm'
import type { WebhookEndpoint } from '#generated/webhooks/types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { MOST_COUNTED } from './limits.ts'
import { deliveries, type EndpointRow, endpoints } from './tables.ts'

interface Sought {
  endpointId: string
  accountId: number
}

const matches = ({ endpointId, accountId }: Sought) =>
  and(eq(endpoints.endpointId, endpointId), eq(endpoints.accountId, accountId))

/** All endpoints of an account, the newest first. */
export const endpointsOf = (db: Queries, accountId: number): Promise<EndpointRow[]> =>
  db
    .select()
    .from(endpoints)
    .where(eq(endpoints.accountId, accountId))
    .orderBy(desc(endpoints.created), desc(endpoints.endpointId))

/** An endpoint of the account. Throws 404. */
export async function findEndpoint(db: Queries, sought: Sought): Promise<EndpointRow> {
  const [row] = await db.select().from(endpoints).where(matches(sought))
  if (!row) throw problem('not-found')
  return row
}

/** The same, and lets only one call at a time change it, until the transaction ends. */
export async function lockEndpoint(db: Queries, sought: Sought): Promise<EndpointRow> {
  const [row] = await db.select().from(endpoints).where(matches(sought)).for('update')
  if (!row) throw problem('not-found')
  return row
}

/** Changes an endpoint that is locked. */
export async function setEndpoint(
  db: Queries,
  { endpointId }: EndpointRow,
  change: Partial<EndpointRow>,
): Promise<EndpointRow> {
  const [row] = await db.update(endpoints).set(change).where(eq(endpoints.endpointId, endpointId)).returning()
  if (!row) throw new Error('an endpoint that is locked is there')
  return row
}

/** An endpoint as the API returns it. */
export async function endpointWire(db: Queries, row: EndpointRow, now: Date): Promise<WebhookEndpoint> {
  const { pausedAt, pausedBy, rotated, previousEnds } = row
  return {
    endpoint_id: row.endpointId,
    url: row.url,
    description: row.description,
    event_types: row.eventTypes,
    version: row.version,
    created: row.created.toISOString(),
    pause: pausedAt && { since: pausedAt.toISOString(), by: pausedBy ?? 'person' },
    rotation:
      rotated && previousEnds && previousEnds > now
        ? { started: rotated.toISOString(), previous_expires_at: previousEnds.toISOString() }
        : null,
    health: {
      waiting: await waitingOf(db, row),
      last_success: row.lastSuccess?.toISOString() ?? null,
      last_failure: row.lastFailure?.toISOString() ?? null,
      failing_since: row.failingSince?.toISOString() ?? null,
    },
  }
}

/** How many deliveries of an endpoint wait, up to a number: it may be many thousands. */
async function waitingOf(db: Queries, { endpointId }: EndpointRow): Promise<number> {
  const waiting = db
    .select({ one: sql`1`.as('one') })
    .from(deliveries)
    .where(and(eq(deliveries.endpointId, endpointId), eq(deliveries.state, 'waiting')))
    .limit(MOST_COUNTED)
    .as('waiting')
  return db.$count(waiting)
}
