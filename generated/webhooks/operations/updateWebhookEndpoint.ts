// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change a webhook endpoint.
 *
 * Sets the address, the events, and the description. Deliveries that wait are sent to the new address. An edit of an
 * outdated version is rejected.
 *
 * A repeated call is rejected with `webhook-changed`. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role account-owner.
 */
export const updateWebhookEndpoint: Operation<paths['/endpoints/{id}']['post']> = {
  service: 'webhooks',
  id: 'updateWebhookEndpoint',
  method: 'POST',
  path: '/endpoints/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
