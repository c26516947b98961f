// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Pause a webhook endpoint.
 *
 * Sends nothing to the endpoint until it is resumed. Its events are kept meanwhile, for up to thirty days. Pausing a
 * paused endpoint changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const pauseWebhookEndpoint: Operation<paths['/endpoints/{id}/pause']['post']> = {
  service: 'webhooks',
  id: 'pauseWebhookEndpoint',
  method: 'POST',
  path: '/endpoints/{id}/pause',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
