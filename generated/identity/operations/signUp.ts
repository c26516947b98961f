// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Sign up.
 *
 * Creates an identity for an email address and sends a confirmation link to it. Anyone who passes the
 * bot protection can call it, for the action `UserRegistration`. `getBotProtection` returns what the
 * page needs for that.
 *
 * The response is the same for an address that is already known: a confirmed person gets an email that
 * says so, an unconfirmed one a new link. So the sign-up page resends the email by calling this again.
 * The password and the trial that count are those sent for the link that gets confirmed.
 *
 * A browser that remembers an open invitation of the address (`findInvitation`) has proved that its person gets
 * email there: the response is 201, no other email is sent, and the person is confirmed and logged in. What someone else
 * set up with the unconfirmed address is removed.
 *
 * Every response with 202 sets a cookie so that the confirmation recognizes this browser. Disposable addresses
 * are rejected, and so are addresses with a plus sign at the webmail services of Google, Microsoft,
 * Yahoo, Apple and Proton, where they all lead to one mailbox. A password must be hard to guess. These
 * rejections depend only on what was sent.
 *
 * A repeated call does it again. At most 300 calls from an address, and 10 calls for a username in 10 minutes.
 *
 * Anyone may call it.
 */
export const signUp: Operation<paths['/identities']['put']> = {
  service: 'identity',
  id: 'signUp',
  method: 'PUT',
  path: '/identities',
  auth: 'none',
  roles: [],
}
