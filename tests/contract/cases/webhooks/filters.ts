import { listWebhookDeliveries } from '#generated/webhooks/operations/listWebhookDeliveries.ts'
import { sendWebhookTest } from '#generated/webhooks/operations/sendWebhookTest.ts'
import { withWebhook } from '../../../support/contract/given-webhook.ts'
import type { World } from '../../../support/contract/world.ts'
import { filtered } from '../../filters/filtered.ts'

async function someDeliveries(world: World) {
  const { caller, params } = await withWebhook(world, { deliveries: ['succeeded', 'failed'] })
  await world.perform(sendWebhookTest, { caller, params })
  return { caller, params }
}

export const cases = [
  ...filtered(listWebhookDeliveries, someDeliveries, [
    { state: 'failed' },
    { event_type: 'webhook.test' },
    { start: '2199-01-01T00:00:00Z' },
    { end: '2001-01-01T00:00:00Z' },
  ]),
]
