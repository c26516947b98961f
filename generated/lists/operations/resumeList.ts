// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume a list.
 *
 * Continues a list that is paused. What was looked up is not looked up again.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-viewer.
 */
export const resumeList: Operation<paths['/lists/{id}/resume']['post']> = {
  service: 'lists',
  id: 'resumeList',
  method: 'POST',
  path: '/lists/{id}/resume',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
