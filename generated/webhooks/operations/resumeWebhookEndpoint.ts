// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume a webhook endpoint.
 *
 * Sends to a paused endpoint again. Deliveries that have waited are sent at once, in order, and get the whole time
 * for retries. Resuming an active endpoint changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const resumeWebhookEndpoint: Operation<paths['/endpoints/{id}/resume']['post']> = {
  service: 'webhooks',
  id: 'resumeWebhookEndpoint',
  method: 'POST',
  path: '/endpoints/{id}/resume',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
