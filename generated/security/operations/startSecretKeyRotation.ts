// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rotate the token of a secret key.
 *
 * Gives the key a new token, which works at once. Only this response and a reveal contain the whole
 * token. The old token keeps working for the requested number of hours. Zero, for a leaked
 * token, ends every older token at once, also while two tokens work. Any other number is rejected while
 * two tokens work, because a third can't be added: retire the old one first. The key keeps its ID, and
 * with it its limit, restrictions, and history. Requires a login less than fifteen minutes old, and is
 * recorded.
 *
 * A repeated call is rejected with `rotation-under-way`. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role api-key-editor.
 * Needs a login of the last 15 minutes.
 */
export const startSecretKeyRotation: Operation<paths['/secret-keys/{id}/rotation']['put']> = {
  service: 'security',
  id: 'startSecretKeyRotation',
  method: 'PUT',
  path: '/secret-keys/{id}/rotation',
  auth: 'bearer',
  acting: 'never',
  roles: [['api-key-editor']],
}
