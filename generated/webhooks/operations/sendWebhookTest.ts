// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Send a test event.
 *
 * Sends an event of the type `webhook.test` to the endpoint, whatever events it gets. Get the delivery to see how
 * the endpoint has responded.
 *
 * A repeated call does it again. At most 30 calls by a person in a minute.
 *
 * Needs the role account-owner.
 */
export const sendWebhookTest: Operation<paths['/endpoints/{id}/test']['post']> = {
  service: 'webhooks',
  id: 'sendWebhookTest',
  method: 'POST',
  path: '/endpoints/{id}/test',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
