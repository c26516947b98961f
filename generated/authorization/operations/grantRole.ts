// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Grant a member a role.
 *
 * Grants a member of the active account a role, from the person's next call on. For owners and
 * restricted owners; only an owner can grant `account-owner` and `account-owner-restricted`. Granting
 * a role that the person already has changes nothing. An editor role does not include the viewer role:
 * grant that one too. A person who has not accepted their invitation yet returns 404; invite them
 * again with other roles. To change several roles at once, use `setRoles`.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const grantRole: Operation<paths['/users/{id}/roles/{role}']['put']> = {
  service: 'authorization',
  id: 'grantRole',
  method: 'PUT',
  path: '/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
