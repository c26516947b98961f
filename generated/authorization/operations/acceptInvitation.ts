// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Accept an invitation.
 *
 * Makes the logged-in person a member of the account that the invitation is for, with the roles it
 * names, and closes the invitation. Without a token it accepts the one that the browser remembers
 * (`findInvitation`), which the browser then forgets. Anyone who is logged in can call it, but the
 * invitation is valid only for the address it was sent to: log in with that one. Upper and lower case
 * mean the same.
 *
 * The session stays in its account; `createToken` with the `account_id` of the response switches to the
 * new one. If the same person follows the link again, they get the same response for as long as they are
 * a member, so a second click is harmless. A link that was revoked, replaced by a resend, has expired
 * or is unknown is rejected, and the rejection does not say which.
 *
 * A repeated call changes nothing more. At most 20 rejected calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const acceptInvitation: Operation<paths['/invitations']['post']> = {
  service: 'authorization',
  id: 'acceptInvitation',
  method: 'POST',
  path: '/invitations',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
