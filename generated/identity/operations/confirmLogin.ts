// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Confirm your identity with the password.
 *
 * The logged-in person sends the password again, with a code if they have a second factor. From then
 * on the session counts as freshly logged in, so operations with `x-recent-login` are allowed
 * again. The session's cookie gets a new secret, so a copy of the old cookie is useless.
 *
 * A repeated call does it again. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const confirmLogin: Operation<paths['/identities/self/login']['post']> = {
  service: 'identity',
  id: 'confirmLogin',
  method: 'POST',
  path: '/identities/self/login',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
