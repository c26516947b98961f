// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List team members.
 *
 * A page of everyone who belongs to the active account. For its owners and restricted owners.
 *
 * Invitations that were not accepted yet are listed too, with `invitation_accepted` at the zero
 * date 0001-01-01T00:00:00Z, their `expiration`, and the `invitation_id` as their `user_id`, so that
 * the list does not reveal whether the address has a login. Such an entry is also in
 * `listInvitations`, so count it once. Until the person accepts, the roles have no effect, and they
 * are changed or revoked with the invitation, not with `grantRole` or `removeTeamMember`.
 *
 * `total` counts what the filters keep. `members` and `invited` count the whole account whatever the
 * filters: together they are the seats in use, of the `max_users` of `getMaxUsers`. An expired
 * invitation holds no seat.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listTeamMembers: Operation<paths['/identities']['get']> = {
  service: 'authorization',
  id: 'listTeamMembers',
  method: 'GET',
  path: '/identities',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
