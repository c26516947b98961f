// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a list.
 *
 * Creates a list for a file of up to 50 MiB, whose parts are uploaded next. Say in `format` how the file is to be read
 * where the guess is wrong; without it, everything is guessed. An account has up to a hundred lists.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const createList: Operation<paths['/lists']['put']> = {
  service: 'lists',
  id: 'createList',
  method: 'PUT',
  path: '/lists',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
