// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Send the confirmation email of a contact again.
 *
 * Sends a new confirmation link to the contact's address; earlier links stop working. For account
 * owners, including restricted ones. Also for a confirmed address that takes no email: that it does again is
 * proven by following the link. One email per minute for each contact: the response says when the next
 * can be requested, and a call before that returns 429 with the remaining time.
 *
 * A repeated call is rejected with `too-many-requests`. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const resendContactConfirmation: Operation<paths['/contacts/{id}/confirmation/token']['post']> = {
  service: 'notification',
  id: 'resendContactConfirmation',
  method: 'POST',
  path: '/contacts/{id}/confirmation/token',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
