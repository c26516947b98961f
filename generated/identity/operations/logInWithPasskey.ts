// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Log in with a passkey.
 *
 * Checks what the passkey has signed, and sets a session cookie as `logIn` does. A passkey is
 * something the person has, and the device has verified them, so it counts as both factors and no code
 * is required. An unknown passkey, a wrong signature, a used or old challenge, and a passkey whose
 * counter shows that it was copied get the same rejection. If staff have turned the login off, the
 * response says so.
 *
 * A repeated call is rejected with `passkey-invalid`. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const logInWithPasskey: Operation<paths['/identities/passkeys/login']['post']> = {
  service: 'identity',
  id: 'logInWithPasskey',
  method: 'POST',
  path: '/identities/passkeys/login',
  auth: 'none',
  roles: [],
}
