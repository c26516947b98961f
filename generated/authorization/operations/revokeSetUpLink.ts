// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Revoke a set-up link.
 *
 * Ends a set-up link at once: a call in progress with it isn't committed any more. What was set up with it stays.
 * For owners.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner.
 */
export const revokeSetUpLink: Operation<paths['/set-up-links/{id}']['delete']> = {
  service: 'authorization',
  id: 'revokeSetUpLink',
  method: 'DELETE',
  path: '/set-up-links/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
