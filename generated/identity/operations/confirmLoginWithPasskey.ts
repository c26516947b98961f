// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Confirm your identity with a passkey.
 *
 * Like `confirmLogin`, with one of the person's own passkeys instead of the password and a code. The
 * challenge comes from `startPasskeyLogin`. Another person's passkey is rejected like an unknown one.
 *
 * A repeated call is rejected with `passkey-not-accepted`. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const confirmLoginWithPasskey: Operation<paths['/identities/self/login/passkey']['post']> = {
  service: 'identity',
  id: 'confirmLoginWithPasskey',
  method: 'POST',
  path: '/identities/self/login/passkey',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
