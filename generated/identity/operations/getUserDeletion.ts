// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the deletion of a login.
 *
 * Whether a person has deleted their login, when it is erased, and whether staff hold it. For staff.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getUserDeletion: Operation<paths['/admin/identities/{id}/deletion']['get']> = {
  service: 'identity',
  id: 'getUserDeletion',
  method: 'GET',
  path: '/admin/identities/{id}/deletion',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
