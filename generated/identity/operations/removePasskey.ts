// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Remove a passkey.
 *
 * Removes one of the person's own passkeys, which no longer works for logins. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The last way to log in cannot be
 * removed. The person gets an email about it. Another person's passkey is not found.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const removePasskey: Operation<paths['/identities/self/passkeys/{id}']['delete']> = {
  service: 'identity',
  id: 'removePasskey',
  method: 'DELETE',
  path: '/identities/self/passkeys/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
