// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Send the confirmation email again.
 *
 * Sends a new confirmation link to the caller's own address. Earlier links stop working. One email a
 * minute; the response says when the next can be requested.
 *
 * A repeated call is rejected with `too-many-requests`. API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const resendConfirmationEmail: Operation<paths['/identities/self/confirmation/token']['post']> = {
  service: 'identity',
  id: 'resendConfirmationEmail',
  method: 'POST',
  path: '/identities/self/confirmation/token',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}
