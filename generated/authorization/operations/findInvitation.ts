// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get what an invitation is for.
 *
 * Returns which account an invitation is for, which address it was sent to and with which roles, so
 * that its page can show this before the login. Anyone who has the link can call it; the link proves
 * that the email was read. The invitation does not change.
 *
 * With a token it sets a cookie (HttpOnly) that remembers the invitation for the session of the
 * browser, through sign-up, confirmation and login, also in another tab. Without a token it returns
 * the remembered invitation, or 404.
 *
 * A repeated call changes nothing more. At most 60 rejected calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const findInvitation: Operation<paths['/invitations/current']['post']> = {
  service: 'authorization',
  id: 'findInvitation',
  method: 'POST',
  path: '/invitations/current',
  auth: 'none',
  roles: [],
}
