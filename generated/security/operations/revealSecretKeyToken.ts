// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Reveal the token of a secret key.
 *
 * Returns the whole token. Requires a login less than fifteen minutes old, and is recorded with the
 * person and the time.
 *
 * A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role api-key-editor.
 * Needs a login of the last 15 minutes.
 */
export const revealSecretKeyToken: Operation<paths['/secret-keys/{id}/token']['post']> = {
  service: 'security',
  id: 'revealSecretKeyToken',
  method: 'POST',
  path: '/secret-keys/{id}/token',
  auth: 'bearer',
  acting: 'never',
  roles: [['api-key-editor']],
}
