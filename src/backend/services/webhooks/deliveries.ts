import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { operations, QueryDefaults, WebhookEvent } from '#generated/webhooks/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { momentOf } from '#kernel/contract/moments.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { attemptWire, deliveryWire, findDelivery, inScope, readDeliveries } from './delivery-rows.ts'
import { findEndpoint } from './endpoint-rows.ts'
import { MOST_REPLAYED, SHOWN_ATTEMPTS } from './limits.ts'
import { replay } from './schedule.ts'
import { attempts, deliveries, type EndpointRow, events } from './tables.ts'

const momentIn = (text: string | undefined) => (text === undefined ? undefined : momentOf(text))

/** Handlers of `openapi/webhooks/deliveries.yaml`. */
export const deliveryHandlers = {
  async listWebhookDeliveries({ db, params, query, caller }) {
    const { state, event_type: eventType, start, end, cursor, page_size: size, ...rest } = query
    assertAllRead(rest)
    const { endpointId } = await findEndpoint(db, { endpointId: params.id, accountId: accountOf(caller) })
    const scope = {
      endpointId,
      state,
      eventType,
      start: momentIn(start),
      end: momentIn(end),
      before: cursor === undefined ? undefined : Number(cursor),
    }
    const rows = await readDeliveries(db, scope, size + 1)
    const page = rows.slice(0, size)
    const last = page.at(-1)
    const next = last && rows.length > size ? String(last.sequence) : null
    return { status: 200, body: { deliveries: page.map(deliveryWire), next } }
  },

  async getWebhookDelivery({ db, params, caller }) {
    const { url, endpointId } = await findEndpoint(db, {
      endpointId: params.id,
      accountId: accountOf(caller),
    })
    const row = await findDelivery(db, { endpointId, eventId: params.event_id })
    const [event] = await db.select().from(events).where(eq(events.eventId, row.eventId))
    if (!event) throw problem('not-found')
    const latest = await db
      .select()
      .from(attempts)
      .where(eq(attempts.sequence, row.sequence))
      .orderBy(desc(attempts.attemptId))
      .limit(SHOWN_ATTEMPTS)
    const payload: WebhookEvent = JSON.parse(event.payload)
    return {
      status: 200,
      body: { ...deliveryWire(row), request: { url, payload }, latest_attempts: latest.map(attemptWire) },
    }
  },

  async replayWebhookDelivery({ db, params, caller, now }) {
    const { endpointId } = await findActive(db, params.id, accountOf(caller))
    const { sequence } = await findDelivery(db, { endpointId, eventId: params.event_id })
    await replay(db, { endpointId, sequences: [sequence], now })
    const row = await findDelivery(db, { endpointId, eventId: params.event_id })
    return { status: 200, body: deliveryWire(row) }
  },

  async replayWebhookDeliveries({ db, params, body, caller, now }) {
    const { occurred_since: since, occurred_before: before, which, ...rest } = body
    assertAllRead(rest)
    const scope = { start: momentOf(since), end: momentOf(before) }
    if (scope.end <= scope.start) throw problem('end-before-start', { fields: ['occurred_before'] })
    const { endpointId } = await findActive(db, params.id, accountOf(caller))
    const found = await db
      .select({ sequence: deliveries.sequence })
      .from(deliveries)
      .where(
        and(
          inScope({ ...scope, endpointId, state: which === 'failed' ? 'failed' : undefined }),
          ne(deliveries.state, 'waiting'),
        ),
      )
      .orderBy(asc(deliveries.sequence))
      .limit(MOST_REPLAYED + 1)
    const sequences = found.slice(0, MOST_REPLAYED).map(({ sequence }) => sequence)
    const count = await replay(db, { endpointId, sequences, now })
    return { status: 200, body: { replayed_count: count, has_more: found.length > MOST_REPLAYED } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** An endpoint of the account to which something can be sent. Throws 404, or `webhook-paused`. */
async function findActive(db: Queries, endpointId: string, accountId: number): Promise<EndpointRow> {
  const endpoint = await findEndpoint(db, { endpointId, accountId })
  if (endpoint.pausedAt) throw problem('webhook-paused')
  return endpoint
}
