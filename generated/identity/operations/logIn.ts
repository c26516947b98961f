// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Log in.
 *
 * Checks the email address and the password, and sets a session cookie (HttpOnly). An earlier session
 * of the same browser ends. A second cookie (HttpOnly) makes the browser known to the person for 180
 * days, or until the password changes. It does not authenticate; it gives later attempts their own
 * count, so that a stranger who guesses elsewhere cannot lock the person out. Anyone can call it; a
 * wrong address and a wrong password get the same response after the same time. If staff have turned the login off, the response says so once the password is right. A person whose address is not
 * confirmed yet can log in, and can then only see that and request another email; they have one session, so a
 * login ends the one before. Members of an
 * organization whose identity provider is active log in there; only owners with a password and a
 * second factor can also log in here.
 *
 * With a second factor, send a `code` as well: the six digits of the authenticator app, or a recovery
 * code. The code is checked only when the password is right, and each works once. Without a code the
 * response is `code-required`; repeat the call with the code.
 *
 * A repeated call does it again. At most 10 rejected calls from an address, and 10 failed attempts for a username in 5 minutes.
 *
 * Anyone may call it.
 */
export const logIn: Operation<paths['/identities/login']['post']> = {
  service: 'identity',
  id: 'logIn',
  method: 'POST',
  path: '/identities/login',
  auth: 'none',
  roles: [],
}
