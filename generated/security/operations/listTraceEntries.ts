// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List what a trace has recorded.
 *
 * For staff: the decisions about a key that were recorded in the past 24 hours, the newest first. At
 * most 1,000 of a key are kept.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listTraceEntries: Operation<paths['/admin/keys/{id}/trace/entries']['get']> = {
  service: 'security',
  id: 'listTraceEntries',
  method: 'GET',
  path: '/admin/keys/{id}/trace/entries',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
