// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a list.
 *
 * Deletes a list with its rows and results at once; links to them stop working. A list that is running stops. What it
 * has looked up stays counted.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role api-key-viewer.
 */
export const deleteList: Operation<paths['/lists/{id}']['delete']> = {
  service: 'lists',
  id: 'deleteList',
  method: 'DELETE',
  path: '/lists/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
