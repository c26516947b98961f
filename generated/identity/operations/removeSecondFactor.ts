// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Switch the second factor off.
 *
 * From now on, the password is enough; the recovery codes no longer work. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The person gets an email about it. Without
 * a second factor the response is the same, and no email is sent.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const removeSecondFactor: Operation<paths['/identities/self/second-factor']['delete']> = {
  service: 'identity',
  id: 'removeSecondFactor',
  method: 'DELETE',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
