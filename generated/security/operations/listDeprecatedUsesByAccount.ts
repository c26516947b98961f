// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List deprecated parameters by account.
 *
 * For staff: the deprecated parameters that calls sent for any account in the last 30 days, as
 * `listDeprecatedUses` lists them for one, with the account. Those with most calls come first.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listDeprecatedUsesByAccount: Operation<paths['/admin/deprecated-uses']['get']> = {
  service: 'security',
  id: 'listDeprecatedUsesByAccount',
  method: 'GET',
  path: '/admin/deprecated-uses',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
