// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change the login email address.
 *
 * Requests another email address for the login. People can do this for themselves if they logged in
 * less than fifteen minutes ago. A confirmation link goes to the new address, and a notice to the
 * current one.
 *
 * The new address is pending until its link is followed (`confirmEmail`), for 24 hours; until then the
 * login stays at the current one. Another call replaces the pending address and ends its link; sending
 * the current address cancels a pending change and sends no email.
 *
 * The response doesn't tell whether the address belongs to another person: that person gets an email
 * instead of a link, and the pending address expires. Several people can wait for the same address; the
 * first to confirm gets it.
 *
 * A repeated call does it again. At most 10 calls by a person, and 10 calls for a username in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const changeUsername: Operation<paths['/identities/self']['post']> = {
  service: 'identity',
  id: 'changeUsername',
  method: 'POST',
  path: '/identities/self',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
