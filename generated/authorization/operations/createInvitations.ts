// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Invite many people to the account.
 *
 * Invites up to 100 addresses to the active account with the same roles, each as `createInvitation`
 * does, and returns the result for each. An address that cannot be invited is rejected with the error
 * that `createInvitation` would return, and the others are still invited. Seats are counted in the
 * order of the addresses.
 *
 * Inviting twice is harmless: an address with an open invitation is `already-invited` and gets no
 * second email; `resendInvitation` sends one, and `createInvitation` changes the roles. An expired
 * invitation is renewed. An address that is sent twice has one result.
 *
 * For owners and restricted owners; only an owner can grant owner roles. Each invitation is an entry
 * of its own in the activity log, and can be undone there.
 *
 * A repeated call changes nothing more. At most 10 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const createInvitations: Operation<paths['/invitations/batch']['put']> = {
  service: 'authorization',
  id: 'createInvitations',
  method: 'PUT',
  path: '/invitations/batch',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
