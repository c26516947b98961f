// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the secret keys of an account.
 *
 * For staff: a page of any account's secret keys, as its members see it. Tokens are masked except for
 * their last four characters, and staff cannot reveal them. Without `state` the list holds every key
 * that is not deleted.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountSecretKeys: Operation<paths['/admin/accounts/{id}/secret-keys']['get']> = {
  service: 'security',
  id: 'listAccountSecretKeys',
  method: 'GET',
  path: '/admin/accounts/{id}/secret-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
