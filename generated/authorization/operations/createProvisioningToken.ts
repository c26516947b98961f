// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a provisioning token.
 *
 * Creates a token for the identity provider. Only this response contains it, and that of a repeated call with the
 * same Idempotency-Key. An organization can have two, so
 * that the next one works before the old one ends: create a second token, enter it at the provider, and delete
 * the first one when it's no longer used. For owners of the account that registered the organization, with a
 * login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 * Takes an Idempotency-Key.
 */
export const createProvisioningToken: Operation<paths['/provisioning/tokens']['put']> = {
  service: 'authorization',
  id: 'createProvisioningToken',
  method: 'PUT',
  path: '/provisioning/tokens',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['account-owner']],
}
