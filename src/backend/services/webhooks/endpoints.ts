import { eq } from 'drizzle-orm'
import { HOUR } from '#domain/time/durations.ts'
import type { operations } from '#generated/webhooks/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import { setAside } from './delivering.ts'
import { deliveryWire } from './delivery-rows.ts'
import { endpointsOf, endpointWire, findEndpoint, lockEndpoint, setEndpoint } from './endpoint-rows.ts'
import { deliverTo } from './outbox.ts'
import { requirePublic } from './public-address.ts'
import { scheduleOf } from './schedule.ts'
import { newSecret } from './secrets.ts'
import { endpoints } from './tables.ts'

/** Handlers of `openapi/webhooks/endpoints.yaml`. */
export const endpointHandlers = {
  async listWebhookEndpoints({ db, caller, now }) {
    const rows = await endpointsOf(db, accountOf(caller))
    const wires = []
    for (const row of rows) wires.push(await endpointWire(db, row, now))
    return { status: 200, body: { endpoints: wires } }
  },

  async createWebhookEndpoint({ db, body, caller, kernel, limit, now }) {
    const { url, description = '', event_types: eventTypes, ...rest } = body
    assertAllRead(rest)
    requirePublic(kernel, url)
    const accountId = accountOf(caller)
    await requireCapacity(db, endpoints, { owner: [endpoints.accountId, accountId], limit })
    const secret = newSecret()
    const [row] = await db
      .insert(endpoints)
      .values({
        endpointId: newId(now),
        accountId,
        url,
        description,
        eventTypes,
        created: now,
        sealedSecret: kernel.secretBox.close(secret),
      })
      .returning()
    if (!row) throw new Error('an endpoint that was stored is there')
    return { status: 201, body: { ...(await endpointWire(db, row, now)), secret } }
  },

  async getWebhookEndpoint({ db, params, caller, now }) {
    const row = await findEndpoint(db, { endpointId: params.id, accountId: accountOf(caller) })
    return { status: 200, body: await endpointWire(db, row, now) }
  },

  async updateWebhookEndpoint({ db, params, body, caller, kernel, now }) {
    const { url, description, event_types: eventTypes, version, ...rest } = body
    assertAllRead(rest)
    requirePublic(kernel, url)
    const row = await lockEndpoint(db, { endpointId: params.id, accountId: accountOf(caller) })
    if (row.version !== version) throw problem('webhook-changed')
    const changed = await setEndpoint(db, row, { url, description, eventTypes, version: version + 1 })
    return { status: 200, body: await endpointWire(db, changed, now) }
  },

  async deleteWebhookEndpoint({ db, params, caller, recordActivity }) {
    const row = await lockEndpoint(db, { endpointId: params.id, accountId: accountOf(caller) })
    await db.delete(endpoints).where(eq(endpoints.endpointId, row.endpointId))
    await recordActivity(row.endpointId, { facts: { url: row.url } })
    return { status: 204 }
  },

  async startWebhookSecretRotation({ db, params, body, caller, kernel, now }) {
    const { overlap_hours: hours, ...rest } = body
    assertAllRead(rest)
    const row = await lockEndpoint(db, { endpointId: params.id, accountId: accountOf(caller) })
    const secret = newSecret()
    const changed = await setEndpoint(db, row, {
      sealedSecret: kernel.secretBox.close(secret),
      sealedPrevious: hours ? row.sealedSecret : null,
      previousEnds: hours ? new Date(now.getTime() + hours * HOUR) : null,
      rotated: now,
      version: row.version + 1,
    })
    return { status: 201, body: { ...(await endpointWire(db, changed, now)), secret } }
  },

  async pauseWebhookEndpoint({ db, params, caller, now, nothingChanged }) {
    const row = await lockEndpoint(db, { endpointId: params.id, accountId: accountOf(caller) })
    if (row.pausedAt) {
      nothingChanged()
      return { status: 200, body: await endpointWire(db, row, now) }
    }
    const paused = await setEndpoint(db, row, { pausedAt: now, pausedBy: 'person' })
    await setAside(db, row.endpointId)
    return { status: 200, body: await endpointWire(db, paused, now) }
  },

  async resumeWebhookEndpoint({ db, params, caller, now, nothingChanged }) {
    const row = await lockEndpoint(db, { endpointId: params.id, accountId: accountOf(caller) })
    if (!row.pausedAt) {
      nothingChanged()
      return { status: 200, body: await endpointWire(db, row, now) }
    }
    // It gets as long again before it is paused.
    const resumed = await setEndpoint(db, row, { pausedAt: null, pausedBy: null, failingSince: null })
    await scheduleOf(db, row.endpointId, now)
    return { status: 200, body: await endpointWire(db, resumed, now) }
  },

  async sendWebhookTest({ db, params, caller, now }) {
    const accountId = accountOf(caller)
    const row = await findEndpoint(db, { endpointId: params.id, accountId })
    if (row.pausedAt) throw problem('webhook-paused')
    const [delivery] = await deliverTo(
      db,
      [row],
      [
        {
          type: 'webhook.test',
          accountId,
          object: 'test',
          data: { message: 'This is a test event.' },
          at: now,
        },
      ],
    )
    if (!delivery) throw new Error('a delivery that was stored is there')
    return { status: 201, body: deliveryWire(delivery) }
  },
} satisfies Partial<Handlers<operations>>
