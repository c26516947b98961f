// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start a login with a passkey.
 *
 * What the browser needs to look for a passkey. Anyone can ask. The response names no person,
 * since the browser finds out who it is. The challenge works once, within five minutes, for
 * `logInWithPasskey` or `confirmLoginWithPasskey`.
 *
 * A repeated call does it again. At most 600 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const startPasskeyLogin: Operation<paths['/identities/passkeys/login']['put']> = {
  service: 'identity',
  id: 'startPasskeyLogin',
  method: 'PUT',
  path: '/identities/passkeys/login',
  auth: 'none',
  roles: [],
}
