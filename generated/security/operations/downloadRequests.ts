// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download requests.
 *
 * The same calls as `listRequests` returns with the same filters, as a file of comma-separated values, newest
 * first. It has at most the newest 100,000. Contents are not in it. Text that a spreadsheet would read as a
 * formula gets an apostrophe in front.
 *
 * At most 20 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const downloadRequests: Operation<paths['/request-file']['get']> = {
  service: 'security',
  id: 'downloadRequests',
  method: 'GET',
  path: '/request-file',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
