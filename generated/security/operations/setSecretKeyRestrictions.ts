// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Restrict a secret key.
 *
 * Sets when the key expires, which licenses it works for, where its calls may come from, and whether its token
 * may be in a URL. The change takes effect immediately: the address API rejects calls outside of it. Ranges are returned
 * normalized.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const setSecretKeyRestrictions: Operation<paths['/secret-keys/{id}/restrictions']['post']> = {
  service: 'security',
  id: 'setSecretKeyRestrictions',
  method: 'POST',
  path: '/secret-keys/{id}/restrictions',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
