// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the licenses of an account.
 *
 * For staff: a page of the licenses that any account holds, by label, each with the account's track.
 * An account holds a license from the first order of one of its plans on, even after the last
 * subscription has ended. `suspendLicense`, `resumeLicense` and `clearLicenseRateLimit` take the
 * number of the track.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountLicenses: Operation<paths['/admin/accounts/{id}/licenses']['get']> = {
  service: 'subscription',
  id: 'listAccountLicenses',
  method: 'GET',
  path: '/admin/accounts/{id}/licenses',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
