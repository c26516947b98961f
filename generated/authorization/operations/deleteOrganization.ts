// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete the organization.
 *
 * Permanently deletes the organization, with an identity provider that is not active. Its accounts are
 * unchanged, without an organization; their members log in with passwords. For owners of the account that
 * registered it, with a login less than fifteen minutes old. Rejected while the identity provider is
 * active: deactivate it first.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteOrganization: Operation<paths['/organizations/{id}']['delete']> = {
  service: 'authorization',
  id: 'deleteOrganization',
  method: 'DELETE',
  path: '/organizations/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
