// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Upload a part of a list.
 *
 * Stores a part of the file, in base64. Every part but the last one has 524,288 bytes (512 KiB) of the file, and the
 * last one the rest. Parts are numbered from 0, and can come in any order; one that is sent again is stored again.
 * With the last one that is missing, the list is read.
 *
 * A repeated call is rejected with `list-uploaded`. At most 600 calls from an address in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const uploadListPart: Operation<paths['/lists/{id}/parts/{part}']['put']> = {
  service: 'lists',
  id: 'uploadListPart',
  method: 'PUT',
  path: '/lists/{id}/parts/{part}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
