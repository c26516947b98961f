// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List invitations.
 *
 * The invitations of the active account that were not accepted yet, the newest 1,000. For its owners
 * and restricted owners. An invitation whose `expiration` has passed stays here until it is resent or
 * revoked; its link no longer works and it uses no seat.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listInvitations: Operation<paths['/invitations']['get']> = {
  service: 'authorization',
  id: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
