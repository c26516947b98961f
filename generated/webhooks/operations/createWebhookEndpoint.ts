// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a webhook endpoint.
 *
 * Adds an address that gets the chosen events of the active account from now on. Only this response contains the
 * secret that deliveries are signed with. The address has to begin with `https://` and be reachable from the
 * internet. An account has up to ten endpoints.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
 *
 * Needs the role account-owner.
 */
export const createWebhookEndpoint: Operation<paths['/endpoints']['put']> = {
  service: 'webhooks',
  id: 'createWebhookEndpoint',
  method: 'PUT',
  path: '/endpoints',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
