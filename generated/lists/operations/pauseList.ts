// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Pause a list.
 *
 * Stops the lookups of a list after those in progress. `resumeList` continues where it stopped.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-viewer.
 */
export const pauseList: Operation<paths['/lists/{id}/pause']['post']> = {
  service: 'lists',
  id: 'pauseList',
  method: 'POST',
  path: '/lists/{id}/pause',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
