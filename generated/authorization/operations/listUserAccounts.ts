// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the accounts of any person.
 *
 * The accounts that a person belongs to, by label, with the roles in each. For staff. The person is
 * not notified. An unknown ID returns 404.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listUserAccounts: Operation<paths['/internal/users/{id}/accounts']['get']> = {
  service: 'authorization',
  id: 'listUserAccounts',
  method: 'GET',
  path: '/internal/users/{id}/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
