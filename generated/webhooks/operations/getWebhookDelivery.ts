// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a delivery.
 *
 * An event that an endpoint has got or will get, with what is sent and how the endpoint has responded to each of the
 * latest attempts.
 *
 * Needs the role account-owner.
 */
export const getWebhookDelivery: Operation<paths['/endpoints/{id}/deliveries/{event_id}']['get']> = {
  service: 'webhooks',
  id: 'getWebhookDelivery',
  method: 'GET',
  path: '/endpoints/{id}/deliveries/{event_id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
