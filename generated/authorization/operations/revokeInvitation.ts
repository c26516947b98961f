// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Revoke an invitation.
 *
 * Revokes an invitation and frees its seat. The link in the email stops working immediately; no email is
 * sent. For owners and restricted owners; only an owner can revoke one that names an owner role. An
 * invitation that was already accepted or revoked returns 404; to remove a member, call
 * `removeTeamMember`.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const revokeInvitation: Operation<paths['/invitations/{id}']['delete']> = {
  service: 'authorization',
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/invitations/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
