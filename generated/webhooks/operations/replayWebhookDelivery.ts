// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Replay a delivery.
 *
 * Sends an event to the endpoint again, with the ID that it had, also if it has succeeded. It gets the whole time for
 * retries. Replaying a delivery that waits changes nothing.
 *
 * A repeated call does it again. At most 120 calls by a person in a minute.
 *
 * Needs the role account-owner.
 */
export const replayWebhookDelivery: Operation<paths['/endpoints/{id}/deliveries/{event_id}/replay']['post']> = {
  service: 'webhooks',
  id: 'replayWebhookDelivery',
  method: 'POST',
  path: '/endpoints/{id}/deliveries/{event_id}/replay',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
