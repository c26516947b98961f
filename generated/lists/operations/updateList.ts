// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change how a list is read.
 *
 * Sets which column has which part of an address, and which repairs are undone, and reads the file again. The list
 * has to be `ready`, and `version` the one that was read, so that no one's change is overwritten.
 *
 * A repeated call is rejected with `list-changed`.
 *
 * Needs the role api-key-viewer.
 */
export const updateList: Operation<paths['/lists/{id}']['post']> = {
  service: 'lists',
  id: 'updateList',
  method: 'POST',
  path: '/lists/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
