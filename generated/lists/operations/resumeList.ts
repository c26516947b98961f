// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume a list.
 *
 * Continues a list that is paused. What was looked up is not looked up again. From then on, its lookups count for
 * the key of the program that resumes it; of a person, for that of the portal's tools.
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
