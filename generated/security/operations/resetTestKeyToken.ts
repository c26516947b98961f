// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rotate the token of a test key.
 *
 * Gives the key another token and keeps its ID. The previous token stops working within 5 seconds.
 *
 * A repeated call does it again.
 *
 * Needs the role api-key-editor.
 */
export const resetTestKeyToken: Operation<paths['/test-keys/{id}/rotation']['post']> = {
  service: 'security',
  id: 'resetTestKeyToken',
  method: 'POST',
  path: '/test-keys/{id}/rotation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
