// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/operation.ts'
import type { operations } from './types.ts'

/**
 * Sign up.
 *
 * Opens an identity for an e-mail address and sends a confirmation link to it. Anybody may call it.
 *
 * The answer is the same for an address that is already known: a confirmed person gets a mail that
 * says so, an unconfirmed one a fresh link. So calling it again is how the sign-up page resends the
 * mail. The password that counts is the one given with the link that gets confirmed.
 *
 * Anybody may call it.
 */
export const signUp: Operation<operations['signUp']> = {
  service: 'identity',
  id: 'signUp',
  method: 'PUT',
  path: '/identities',
  auth: 'none',
  roles: [],
}

/**
 * Confirm an e-mail address.
 *
 * Confirms the address with the token of the mailed link, and opens the account that the sign-up asked
 * for. Anybody who holds the token may call it. A call for an address that is confirmed already changes
 * nothing and says so. A token lives for 24 hours.
 *
 * Anybody may call it.
 */
export const confirmEmail: Operation<operations['confirmEmail']> = {
  service: 'identity',
  id: 'confirmEmail',
  method: 'POST',
  path: '/identities/{id}/confirmation',
  auth: 'none',
  roles: [],
}

/**
 * Send the confirmation mail again.
 *
 * Sends a fresh confirmation link to the caller's own address. Earlier links stop working. One mail a
 * minute; the answer says when the next may be asked for.
 *
 * Needs the role self.
 */
export const resendConfirmationEmail: Operation<operations['resendConfirmationEmail']> = {
  service: 'identity',
  id: 'resendConfirmationEmail',
  method: 'POST',
  path: '/identities/self/confirmation/token',
  auth: 'bearer',
  roles: [['self']],
}

/**
 * Log in.
 *
 * Checks the e-mail address and the password, and answers with a session cookie (HttpOnly). An earlier
 * session of the same browser ends. Anybody may call it; a wrong address and a wrong password answer
 * alike and take as long. A person whose address is not confirmed yet can log in, and may then do
 * nothing but see that and ask for another mail.
 *
 * Anybody may call it.
 */
export const logIn: Operation<operations['logIn']> = {
  service: 'identity',
  id: 'logIn',
  method: 'POST',
  path: '/identities/login',
  auth: 'none',
  roles: [],
}

/**
 * Log out.
 *
 * Ends the session of the cookie, in all tabs, and clears the cookie. Access tokens of the session stop
 * working within five seconds. Without a session it answers the same.
 *
 * Anybody may call it.
 */
export const logOut: Operation<operations['logOut']> = {
  service: 'identity',
  id: 'logOut',
  method: 'DELETE',
  path: '/identities/login',
  auth: 'none',
  roles: [],
}

/**
 * Get one's own login credentials.
 *
 * Who is signed in, and whether the e-mail address is confirmed. Needs no account.
 *
 * Needs the role self.
 */
export const getOwnCredentials: Operation<operations['getOwnCredentials']> = {
  service: 'identity',
  id: 'getOwnCredentials',
  method: 'GET',
  path: '/identities/self',
  auth: 'bearer',
  roles: [['self']],
}
