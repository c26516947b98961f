// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a license of an account.
 *
 * For staff: a license that any account holds, by the number of the account's track, the same as in
 * `listAccountLicenses`. A track of another account returns 404.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountLicense: Operation<paths['/admin/accounts/{id}/licenses/{track_id}']['get']> = {
  service: 'subscription',
  id: 'getAccountLicense',
  method: 'GET',
  path: '/admin/accounts/{id}/licenses/{track_id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
