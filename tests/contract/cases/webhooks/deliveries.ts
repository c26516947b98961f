import { expect } from 'vitest'
import { getWebhookDelivery } from '#generated/webhooks/operations/getWebhookDelivery.ts'
import { listWebhookDeliveries } from '#generated/webhooks/operations/listWebhookDeliveries.ts'
import { replayWebhookDeliveries } from '#generated/webhooks/operations/replayWebhookDeliveries.ts'
import { replayWebhookDelivery } from '#generated/webhooks/operations/replayWebhookDelivery.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { withDelivery, withWebhook } from '../../../support/contract/given-webhook.ts'
import type { World } from '../../../support/contract/world.ts'

const UNKNOWN_ID = '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c12'
const RANGE = {
  occurred_since: '2020-01-01T00:00:00Z',
  occurred_before: '2100-01-01T00:00:00Z',
  which: 'failed' as const,
}

const of = (seeded: Parameters<typeof withWebhook>[1]) => (world: World) => withWebhook(world, seeded)
const ofDelivery = (seeded: Parameters<typeof withDelivery>[1]) => (world: World) =>
  withDelivery(world, seeded)

const unknown = async (world: World) => ({ caller: await world.person(), params: { id: UNKNOWN_ID } })
const unknownDelivery = async (world: World) => {
  const { caller, params } = await withWebhook(world)
  return { caller, params: { ...params, event_id: UNKNOWN_ID } }
}

export const cases = [
  define(listWebhookDeliveries, 200, {
    example: 'some-deliveries',
    arrange: of({ deliveries: ['succeeded', 'retrying'] }),
    check: ({ deliveries }) => expect(deliveries.map(({ state }) => state)).toEqual(['waiting', 'succeeded']),
  }),
  define(listWebhookDeliveries, 200, {
    example: 'no-deliveries',
    arrange: of({}),
    check: ({ deliveries, next }) => expect([deliveries, next]).toEqual([[], null]),
  }),
  define(listWebhookDeliveries, 400, {
    example: 'invalid-option',
    invalid: true,
    arrange: async world => ({ ...(await withWebhook(world)), query: forbidden({ state: 'lost' }) }),
  }),
  define(listWebhookDeliveries, 404, { example: 'not-found', arrange: unknown }),
  define(getWebhookDelivery, 200, {
    example: 'retrying',
    arrange: ofDelivery({ deliveries: ['retrying'] }),
    check: ({ request, latest_attempts: attempts }) =>
      expect([request.payload.type, attempts.length]).toEqual(['order.paid', 1]),
  }),
  define(getWebhookDelivery, 200, {
    example: 'waiting',
    arrange: ofDelivery({ deliveries: ['waiting'] }),
    check: ({ latest_attempts: attempts }) => expect(attempts).toEqual([]),
  }),
  define(getWebhookDelivery, 404, { example: 'not-found', arrange: unknownDelivery }),
  define(replayWebhookDelivery, 200, {
    example: 'waiting',
    arrange: ofDelivery({ deliveries: ['failed'] }),
    check: ({ state, attempt_count: count }) => expect([state, count]).toEqual(['waiting', 0]),
  }),
  define(replayWebhookDelivery, 404, { example: 'not-found', arrange: unknownDelivery }),
  define(replayWebhookDelivery, 409, {
    example: 'webhook-paused',
    arrange: ofDelivery({ paused: 'person', deliveries: ['failed'] }),
  }),
  define(replayWebhookDeliveries, 200, {
    example: 'some',
    arrange: async world => ({
      ...(await withWebhook(world, { deliveries: ['failed', 'succeeded'] })),
      body: RANGE,
    }),
    check: ({ replayed_count: count }) => expect(count).toBe(1),
  }),
  define(replayWebhookDeliveries, 400, {
    example: 'end-before-start',
    arrange: async world => ({
      ...(await withWebhook(world)),
      body: { ...RANGE, occurred_since: RANGE.occurred_before, occurred_before: RANGE.occurred_since },
    }),
  }),
  define(replayWebhookDeliveries, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: RANGE }),
  }),
  define(replayWebhookDeliveries, 409, {
    example: 'webhook-paused',
    arrange: async world => ({ ...(await withWebhook(world, { paused: 'person' })), body: RANGE }),
  }),
]
