// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Add a limit to a key.
 *
 * From now on the key can make this many lookups. Earlier ones do not count. Once they are used, the
 * address API rejects each further lookup with 402 until the limit is reset, raised or deleted. A key that
 * has a limit is rejected: update that one.
 *
 * A repeated call is rejected with `limit-exists`.
 *
 * Needs the role api-key-editor.
 */
export const createKeyLimit: Operation<paths['/keys/{id}/limit']['put']> = {
  service: 'security',
  id: 'createKeyLimit',
  method: 'PUT',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
