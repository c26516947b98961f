// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a webhook endpoint.
 *
 * An endpoint of the active account, with how its deliveries do.
 *
 * Needs the role account-owner.
 */
export const getWebhookEndpoint: Operation<paths['/endpoints/{id}']['get']> = {
  service: 'webhooks',
  id: 'getWebhookEndpoint',
  method: 'GET',
  path: '/endpoints/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
