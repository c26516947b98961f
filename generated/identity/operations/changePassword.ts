// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change your own password.
 *
 * Sets a new password for the logged-in person, who must send the current one. People can do this
 * for themselves. Every other session of the person ends within five seconds, this one continues, and
 * the person gets an email about it. It is also the way forward for a person who has logged in with a
 * password that staff have set.
 *
 * The new password must differ from the current one and must not be easy to guess. A repeated call is
 * rejected, because the old password is no longer right. A person without a password adds one with
 * `associateUsername`.
 *
 * A repeated call is rejected with `password-incorrect`. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const changePassword: Operation<paths['/identities/self/password']['post']> = {
  service: 'identity',
  id: 'changePassword',
  method: 'POST',
  path: '/identities/self/password',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
