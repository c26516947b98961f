// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get what staff can set of a key.
 *
 * For staff: a key of any account with its limit, its IP rate limit, and its trace. A trace that has
 * ended is null.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getKeySettings: Operation<paths['/admin/keys/{id}']['get']> = {
  service: 'security',
  id: 'getKeySettings',
  method: 'GET',
  path: '/admin/keys/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
