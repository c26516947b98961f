// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a webhook endpoint.
 *
 * Deletes an endpoint with its log. Deliveries that wait are not sent.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner.
 */
export const deleteWebhookEndpoint: Operation<paths['/endpoints/{id}']['delete']> = {
  service: 'webhooks',
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/endpoints/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
