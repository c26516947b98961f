// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Revoke a service account.
 *
 * Ends a service account at once: the next call with its token returns 401, and a call that is running can't change
 * anything anymore. Both secrets end while it is being rotated. For owners and restricted owners.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const revokeServiceAccount: Operation<paths['/service-accounts/{id}']['delete']> = {
  service: 'authorization',
  id: 'revokeServiceAccount',
  method: 'DELETE',
  path: '/service-accounts/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
