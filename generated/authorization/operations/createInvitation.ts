// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Invite a person to the account.
 *
 * Invites an email address to the active account, with the roles the person will have there, and
 * sends an email with a link that works for seven days. The person does not need a login yet: the link
 * leads through the sign-up. People who have one just log in.
 *
 * For owners and restricted owners; only an owner can grant owner roles. An open invitation uses a
 * seat, so that it can always be accepted. Inviting an address that already has an invitation sends a
 * new email and updates roles and expiration; the invitation keeps its ID, and the earlier link stops
 * working.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 * Takes an Idempotency-Key.
 */
export const createInvitation: Operation<paths['/invitations']['put']> = {
  service: 'authorization',
  id: 'createInvitation',
  method: 'PUT',
  path: '/invitations',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['account-owner'], ['account-owner-restricted']],
}
