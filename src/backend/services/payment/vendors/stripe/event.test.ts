import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { readStripeEvent } from './event.ts'

const now = new Date('2026-11-02T08:00:00Z')
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  created: now.getTime() / 1000,
  type: 'payment_intent.succeeded',
  data: { object: { object: 'payment_intent', id: 'pi_1', metadata: {} } },
})

test('while the secret of the webhook is replaced, events are signed with either one; afterward only with the new one', () => {
  const read = (secret: string, secrets: string[]) =>
    readStripeEvent({
      raw: Buffer.from(payload),
      signature: Stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: now.getTime() / 1000,
      }),
      secrets,
      now,
    })?.eventId
  expect(read('whsec_old', ['whsec_new', 'whsec_old'])).toBe('evt_1')
  expect(read('whsec_new', ['whsec_new', 'whsec_old'])).toBe('evt_1')
  expect(read('whsec_other', ['whsec_new', 'whsec_old'])).toBeUndefined()
  expect(read('whsec_old', ['whsec_new'])).toBeUndefined()
})
