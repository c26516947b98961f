// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Revoke a role from a member.
 *
 * Revokes a role from a member of the active account. Calls that need it are rejected after that. For
 * owners and restricted owners; only an owner can revoke `account-owner` and
 * `account-owner-restricted`. Revoking a role that the person does not have changes nothing. The last
 * `account-owner` keeps that role. A member without roles stays on the team and keeps the seat;
 * `removeTeamMember` frees it. To change several roles at once, use `setRoles`.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const revokeRole: Operation<paths['/users/{id}/roles/{role}']['delete']> = {
  service: 'authorization',
  id: 'revokeRole',
  method: 'DELETE',
  path: '/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
