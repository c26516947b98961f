// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set the roles of a member.
 *
 * Replaces the roles of a member of the active account, all at once or not at all, from the person's next
 * call on. The rules of `grantRole` and `revokeRole` hold: it is for owners and restricted owners, only an
 * owner can grant or revoke `account-owner` and `account-owner-restricted`, and the last `account-owner`
 * keeps that role. The call names the roles that it replaces, so that people do not overwrite each other's
 * changes. If the person already has just these roles, nothing changes, so the call can be sent again. The
 * order of the roles doesn't matter, and a role that is listed twice counts once.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const setRoles: Operation<paths['/users/{id}/roles']['post']> = {
  service: 'authorization',
  id: 'setRoles',
  method: 'POST',
  path: '/users/{id}/roles',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
