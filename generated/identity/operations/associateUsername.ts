// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Add a username and a password.
 *
 * Adds a password for a logged-in person who so far logs in only with another service. People can do
 * this for themselves if they logged in less than fifteen minutes ago. The person gets an email about
 * it.
 *
 * With the address that the person has already confirmed, the password works immediately. Another address
 * gets a confirmation link, and the pair works from the confirmation on; until then the credential is
 * shown as not confirmed. The response doesn't tell whether that address belongs to another person, who gets an
 * email instead of a link. Repeating the call before that sends a new link and replaces the password.
 * Rejected for a person who has a password; use `changePassword` instead.
 *
 * A repeated call is rejected with `login-already-exists`. At most 10 calls by a person, and 10 calls for a username in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const associateUsername: Operation<paths['/identities/username/associate']['put']> = {
  service: 'identity',
  id: 'associateUsername',
  method: 'PUT',
  path: '/identities/username/associate',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
