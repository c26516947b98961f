// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the deliveries of an endpoint.
 *
 * The events that an endpoint has got or will get, newest first, of the last thirty days. The response has no total.
 * `next` continues the list where the page ends, regardless of newer events.
 *
 * At most 240 calls by a person in a minute.
 *
 * Needs the role account-owner.
 */
export const listWebhookDeliveries: Operation<paths['/endpoints/{id}/deliveries']['get']> = {
  service: 'webhooks',
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/endpoints/{id}/deliveries',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
