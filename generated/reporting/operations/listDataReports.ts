// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List reports of wrong data.
 *
 * A page of the wrong data that people of the active account reported, the latest first, each with its status.
 *
 * Needs the role api-key-viewer.
 */
export const listDataReports: Operation<paths['/data-reports']['get']> = {
  service: 'reporting',
  id: 'listDataReports',
  method: 'GET',
  path: '/data-reports',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
