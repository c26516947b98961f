// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List webhook endpoints.
 *
 * The endpoints of the active account, newest first, each with how its deliveries do. There are at most ten. For
 * owners, because events are about keys, orders, and members alike.
 *
 * Needs the role account-owner.
 */
export const listWebhookEndpoints: Operation<paths['/endpoints']['get']> = {
  service: 'webhooks',
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/endpoints',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
