// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Switch the second factor on with a first code.
 *
 * Proves with a code that the app has the secret. From now on a login with the password needs a code.
 * Returns ten recovery codes, each valid for one login and shown only once. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The person gets an email about it.
 *
 * A repeated call is rejected with `second-factor-exists`. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const confirmSecondFactor: Operation<paths['/identities/self/second-factor']['post']> = {
  service: 'identity',
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
