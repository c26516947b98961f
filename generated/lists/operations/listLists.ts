// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the lists.
 *
 * The lists of the active account, newest first. There are at most a hundred.
 *
 * Needs the role api-key-viewer.
 */
export const listLists: Operation<paths['/lists']['get']> = {
  service: 'lists',
  id: 'listLists',
  method: 'GET',
  path: '/lists',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
