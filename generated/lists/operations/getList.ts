// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a list.
 *
 * A list with its state, how its file was read, what a run will look up, and how far it is. Call it every few
 * seconds while it is being read or is running.
 *
 * Needs the role api-key-viewer.
 */
export const getList: Operation<paths['/lists/{id}']['get']> = {
  service: 'lists',
  id: 'getList',
  method: 'GET',
  path: '/lists/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
