// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Replay deliveries of a time.
 *
 * Sends the events of a time to the endpoint again, in order, each with the ID that it had: those that have failed,
 * or all. At most the earliest ten thousand of them; `has_more` says whether there are more.
 *
 * A repeated call does it again. At most 20 calls by a person in a minute.
 *
 * Needs the role account-owner.
 */
export const replayWebhookDeliveries: Operation<paths['/endpoints/{id}/replays']['post']> = {
  service: 'webhooks',
  id: 'replayWebhookDeliveries',
  method: 'POST',
  path: '/endpoints/{id}/replays',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
