// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Cancel a list.
 *
 * Ends a list that is running or paused for good. The results that it has stay, and can be downloaded.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-viewer.
 */
export const cancelList: Operation<paths['/lists/{id}/cancel']['post']> = {
  service: 'lists',
  id: 'cancelList',
  method: 'POST',
  path: '/lists/{id}/cancel',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
