import { expect } from 'vitest'
import { createWebhookEndpoint } from '#generated/webhooks/operations/createWebhookEndpoint.ts'
import { deleteWebhookEndpoint } from '#generated/webhooks/operations/deleteWebhookEndpoint.ts'
import { getWebhookEndpoint } from '#generated/webhooks/operations/getWebhookEndpoint.ts'
import { listWebhookEndpoints } from '#generated/webhooks/operations/listWebhookEndpoints.ts'
import { pauseWebhookEndpoint } from '#generated/webhooks/operations/pauseWebhookEndpoint.ts'
import { resumeWebhookEndpoint } from '#generated/webhooks/operations/resumeWebhookEndpoint.ts'
import { sendWebhookTest } from '#generated/webhooks/operations/sendWebhookTest.ts'
import { startWebhookSecretRotation } from '#generated/webhooks/operations/startWebhookSecretRotation.ts'
import { updateWebhookEndpoint } from '#generated/webhooks/operations/updateWebhookEndpoint.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { withWebhook } from '../../../support/contract/given-webhook.ts'
import type { World } from '../../../support/contract/world.ts'

const BODY = {
  url: 'https://hooks.northwind.example/gatepost',
  description: 'Books orders in our ERP',
  event_types: ['order.paid' as const, 'order.payment_failed' as const],
}
const CHANGED = {
  ...BODY,
  event_types: ['key.created' as const, 'order.paid' as const, 'order.payment_failed' as const],
  version: 1,
}
const PRIVATE = 'https://10.0.0.8/hooks'
const UNKNOWN_ID = '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c12'

const of = (seeded: Parameters<typeof withWebhook>[1]) => (world: World) => withWebhook(world, seeded)
const unknown = async (world: World) => ({ caller: await world.person(), params: { id: UNKNOWN_ID } })
const withBody =
  <Body>(body: Body, seeded: Parameters<typeof withWebhook>[1] = {}) =>
  async (world: World) => ({ ...(await withWebhook(world, seeded)), body })

export const cases = [
  define(listWebhookEndpoints, 200, {
    example: 'some-endpoints',
    seed: { webhooks: [{ deliveries: ['succeeded'] }, { paused: 'failures' }] },
    check: ({ endpoints }) =>
      expect(endpoints.map(({ pause }) => pause?.by)).toEqual(['failures', undefined]),
  }),
  define(listWebhookEndpoints, 200, {
    example: 'no-endpoints',
    seed: {},
    check: ({ endpoints }) => expect(endpoints).toEqual([]),
  }),
  define(createWebhookEndpoint, 201, {
    example: 'created',
    body: BODY,
    check: ({ pause, secret }) => expect([pause, secret]).toEqual([null, expect.stringMatching(/^whsec_/)]),
  }),
  define(createWebhookEndpoint, 400, {
    example: 'required',
    body: forbidden({ event_types: BODY.event_types }),
    invalid: true,
  }),
  define(createWebhookEndpoint, 400, {
    example: 'webhook-address-not-public',
    body: { ...BODY, url: PRIVATE },
  }),
  define(createWebhookEndpoint, 409, {
    example: 'too-many-webhooks',
    seed: { webhooks: Array.from({ length: 10 }, () => ({})) },
    body: BODY,
  }),
  define(getWebhookEndpoint, 200, {
    example: 'active',
    arrange: of({ deliveries: ['succeeded'] }),
    check: ({ rotation }) => expect(rotation).toBeNull(),
  }),
  define(getWebhookEndpoint, 200, {
    example: 'rotating',
    arrange: of({ rotating: true, deliveries: ['succeeded'] }),
    check: ({ rotation }) => expect(rotation).not.toBeNull(),
  }),
  define(getWebhookEndpoint, 404, { example: 'not-found', arrange: unknown }),
  define(updateWebhookEndpoint, 200, {
    example: 'changed',
    arrange: withBody(CHANGED, { deliveries: ['succeeded'] }),
    check: ({ version }) => expect(version).toBe(2),
  }),
  define(updateWebhookEndpoint, 400, {
    example: 'required',
    invalid: true,
    arrange: withBody(forbidden(BODY)),
  }),
  define(updateWebhookEndpoint, 400, {
    example: 'webhook-address-not-public',
    arrange: withBody({ ...CHANGED, url: PRIVATE }),
  }),
  define(updateWebhookEndpoint, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: CHANGED }),
  }),
  define(updateWebhookEndpoint, 409, {
    example: 'webhook-changed',
    arrange: withBody({ ...CHANGED, version: 7 }),
  }),
  define(deleteWebhookEndpoint, 204, { arrange: of({}) }),
  define(deleteWebhookEndpoint, 404, { example: 'not-found', arrange: unknown }),
  define(startWebhookSecretRotation, 201, {
    example: 'a-day',
    arrange: withBody({ overlap_hours: 24 }, { deliveries: ['succeeded'] }),
    check: ({ rotation, version }) => expect([rotation === null, version]).toEqual([false, 2]),
  }),
  define(startWebhookSecretRotation, 201, {
    title: 'without an overlap',
    arrange: withBody({ overlap_hours: 0 }),
  }),
  define(startWebhookSecretRotation, 400, {
    example: 'too-large',
    invalid: true,
    arrange: withBody({ overlap_hours: 999 }),
  }),
  define(startWebhookSecretRotation, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: { overlap_hours: 24 } }),
  }),
  define(resumeWebhookEndpoint, 200, {
    example: 'active',
    arrange: of({ paused: 'person', deliveries: ['succeeded'] }),
    check: ({ pause }) => expect(pause).toBeNull(),
  }),
  define(resumeWebhookEndpoint, 200, { title: 'one that is active', arrange: of({}) }),
  define(resumeWebhookEndpoint, 404, { example: 'not-found', arrange: unknown }),
  define(pauseWebhookEndpoint, 200, {
    example: 'paused',
    arrange: of({ deliveries: ['succeeded'] }),
    check: ({ pause }) => expect(pause?.by).toBe('person'),
  }),
  define(pauseWebhookEndpoint, 200, { title: 'one that is paused', arrange: of({ paused: 'person' }) }),
  define(pauseWebhookEndpoint, 404, { example: 'not-found', arrange: unknown }),
  define(sendWebhookTest, 201, {
    example: 'waiting',
    arrange: of({}),
    check: ({ event_type: type, state }) => expect([type, state]).toEqual(['webhook.test', 'waiting']),
  }),
  define(sendWebhookTest, 404, { example: 'not-found', arrange: unknown }),
  define(sendWebhookTest, 409, { example: 'webhook-paused', arrange: of({ paused: 'person' }) }),
]
