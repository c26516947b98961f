// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a provisioning token.
 *
 * Ends a token at once: the next call with it returns 401. People that it provisioned stay. For owners of
 * the account that registered the organization, with a login less than fifteen minutes old.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteProvisioningToken: Operation<paths['/provisioning/tokens/{id}']['delete']> = {
  service: 'authorization',
  id: 'deleteProvisioningToken',
  method: 'DELETE',
  path: '/provisioning/tokens/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
