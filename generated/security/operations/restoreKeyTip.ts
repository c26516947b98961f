// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Restore a dismissed tip.
 *
 * Shows a dismissed tip again, as long as it applies to the key. Restoring a tip that isn't dismissed changes
 * nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const restoreKeyTip: Operation<paths['/keys/{id}/dismissals/{tip}']['delete']> = {
  service: 'security',
  id: 'restoreKeyTip',
  method: 'DELETE',
  path: '/keys/{id}/dismissals/{tip}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
