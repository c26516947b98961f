// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the traces that are on.
 *
 * For staff: the traces of all accounts, or of one, that have not ended, those that end first at the
 * beginning. At most 100 are listed.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listTraces: Operation<paths['/admin/traces']['get']> = {
  service: 'security',
  id: 'listTraces',
  method: 'GET',
  path: '/admin/traces',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
