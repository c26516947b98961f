// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resend an invitation and extend it.
 *
 * Sends the email again with a new link, and extends the invitation to seven days from now, even if it
 * has expired. The link of the earlier email stops working. For owners and restricted owners; only an
 * owner can resend one that names an owner role. An expired invitation uses a seat again, so the call
 * is rejected when none is free. Each call sends another email.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const resendInvitation: Operation<paths['/invitations/resend']['post']> = {
  service: 'authorization',
  id: 'resendInvitation',
  method: 'POST',
  path: '/invitations/resend',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
