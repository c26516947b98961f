// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List reports of all accounts.
 *
 * A page of the wrong data that was reported, of all accounts, the oldest first, so that none waits for long. For
 * staff. Without `status`, those that are not decided yet.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAllDataReports: Operation<paths['/admin/data-reports']['get']> = {
  service: 'reporting',
  id: 'listAllDataReports',
  method: 'GET',
  path: '/admin/data-reports',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
