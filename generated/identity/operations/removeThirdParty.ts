// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Remove a third-party login.
 *
 * Removes a login with another service from the logged-in person, identified as in `listCredentials`.
 * People can do this to their own logins if they logged in less than fifteen minutes ago; sessions
 * continue. The person gets an email about it.
 *
 * The last way to log in cannot be removed. Removing a login that no longer exists returns 404.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const removeThirdParty: Operation<paths['/identities/oidc']['delete']> = {
  service: 'identity',
  id: 'removeThirdParty',
  method: 'DELETE',
  path: '/identities/oidc',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
