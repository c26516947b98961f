// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Choose a new password with an emailed link.
 *
 * Sets a new password with the token of the emailed link. Anyone who holds the token can call it. Every
 * session of the person ends within five seconds, and an email goes to the address. It does not log in;
 * the person logs in next with the new password. The browser counts as known after that (see
 * `logIn`).
 *
 * A pending change of the email address is canceled, because a person who knew the old password may
 * have requested it.
 *
 * A token belongs to one username and works once. Wrong, used, replaced and expired tokens, and those
 * of another username, get the same rejection. A new password that is not acceptable leaves the token
 * unused.
 *
 * A repeated call is rejected with `password-reset-link-invalid`. At most 10 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const completePasswordReset: Operation<paths['/identities/password-reset']['put']> = {
  service: 'identity',
  id: 'completePasswordReset',
  method: 'PUT',
  path: '/identities/password-reset',
  auth: 'none',
  roles: [],
}
