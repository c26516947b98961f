// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Reset the counter of a limit.
 *
 * Counts from zero again; the limit stays. A key that it stopped works again immediately. The number that
 * was reached goes into the activity log.
 *
 * A repeated call does it again.
 *
 * Needs the role api-key-editor.
 */
export const resetKeyLimit: Operation<paths['/keys/{id}/limit/reset']['post']> = {
  service: 'security',
  id: 'resetKeyLimit',
  method: 'POST',
  path: '/keys/{id}/limit/reset',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
