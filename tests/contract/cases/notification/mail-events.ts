import { reportMailEvents } from '#generated/notification/operations/reportMailEvents.ts'
import { signWebhook } from '#kernel/access/webhook.ts'
import { newId } from '#kernel/random.ts'
import { MAIL_WEBHOOK_SECRET } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const OTHER_SECRET = `whsec_${Buffer.alloc(32, 'of someone else').toString('base64')}`

/** A signed report that an email to an address came back. */
async function report(world: World, secret = MAIL_WEBHOOK_SECRET) {
  const id = `msg_${newId()}`
  const now = await world.given('2026-11-02T09:12:00Z', async ({ clock }) => clock.now().toISOString())
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  return {
    caller: null,
    body: { events: [{ type: 'bounced' as const, email: world.newAddress(), occurred: now }] },
    sign: (body: string) => ({
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': signWebhook({ id, timestamp, body }, secret),
    }),
  }
}

export const cases = [
  define(reportMailEvents, 204, { title: 'a bounce', arrange: world => report(world) }),
  define(reportMailEvents, 204, {
    title: 'the same again',
    arrange: async world => {
      const call = await report(world)
      await world.perform(reportMailEvents, call)
      return call
    },
  }),
  define(reportMailEvents, 400, {
    example: 'missing-events',
    invalid: true,
    arrange: async world => ({ ...(await report(world)), body: forbidden({}) }),
  }),
  define(reportMailEvents, 400, {
    example: 'missing-signature',
    invalid: true,
    arrange: async world => {
      const { sign, ...call } = await report(world)
      const { 'Webhook-Signature': _, ...headers } = sign(JSON.stringify(call.body))
      return { ...call, headers }
    },
  }),
  define(reportMailEvents, 401, {
    example: 'webhook-signature-invalid',
    arrange: world => report(world, OTHER_SECRET),
  }),
  define(reportMailEvents, 401, {
    example: 'webhook-signature-invalid',
    title: 'signed more than five minutes ago',
    arrange: async world => {
      const call = await report(world)
      world.advance(5 * 60_000 + 1000)
      return call
    },
  }),
  define(reportMailEvents, 503, {
    example: 'mail-events-not-configured',
    mockOnly: true,
    arrange: world => report(world),
  }),
]
