// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Check addresses before inviting them.
 *
 * Returns the result of an invitation for each line of a pasted list, so that a person can correct
 * the list before any email is sent. A line holds an address or `Sam Reed <sam@…>`; spaces
 * around it, and commas and semicolons after it, are ignored. It reads and changes nothing; POST is
 * for the list in the body.
 *
 * Seats are counted in the order of the lines: lines are `ready` until the seats run out, and
 * `no-seat` from there on. An address with an open invitation has its seat already. One whose
 * invitation has expired needs a seat again and is `ready`: the invitation is renewed. Between this
 * call and `createInvitations` someone else may take a seat, which that call reports.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const checkInvitations: Operation<paths['/invitations/check']['post']> = {
  service: 'authorization',
  id: 'checkInvitations',
  method: 'POST',
  path: '/invitations/check',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
