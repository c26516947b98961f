// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start a list.
 *
 * Begins the lookups of a list that is `ready`, each of which counts. Its file is not kept from then on; its rows are.
 * A list that is running already continues.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-viewer.
 */
export const startList: Operation<paths['/lists/{id}/start']['post']> = {
  service: 'lists',
  id: 'startList',
  method: 'POST',
  path: '/lists/{id}/start',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
