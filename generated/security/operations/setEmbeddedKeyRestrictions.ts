// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Restrict an embedded key.
 *
 * Sets when the key expires and which licenses it works for. The change takes effect immediately:
 * the address API rejects calls outside of it.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const setEmbeddedKeyRestrictions: Operation<paths['/embedded-keys/{id}/restrictions']['post']> = {
  service: 'security',
  id: 'setEmbeddedKeyRestrictions',
  method: 'POST',
  path: '/embedded-keys/{id}/restrictions',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
