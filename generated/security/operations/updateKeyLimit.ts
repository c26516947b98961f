// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change the limit of a key.
 *
 * Sets another number; the lookups used so far still count. A number that is already used up stops the
 * key immediately, and a higher one lets a stopped key work again. A key without a limit returns 404. The
 * call names the number it replaces, so that people do not overwrite each other's changes.
 *
 * A repeated call is rejected with `limit-changed`.
 *
 * Needs the role api-key-editor.
 */
export const updateKeyLimit: Operation<paths['/keys/{id}/limit']['post']> = {
  service: 'security',
  id: 'updateKeyLimit',
  method: 'POST',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
