// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rotate the secret of a webhook endpoint.
 *
 * Gives the endpoint a new secret. Only this response contains it. For the requested number of hours, deliveries
 * have a signature of each secret; zero ends the old one at once. While two secrets sign, another rotation ends the
 * oldest one. Requires a login less than fifteen minutes old.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const startWebhookSecretRotation: Operation<paths['/endpoints/{id}/secret']['put']> = {
  service: 'webhooks',
  id: 'startWebhookSecretRotation',
  method: 'PUT',
  path: '/endpoints/{id}/secret',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
