// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Remove a domain.
 *
 * Removes a domain: addresses in it no longer lead to the organization because of it. For owners of the
 * account that registered the organization, with a login less than fifteen minutes old. Adding it again
 * needs another record.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteOrganizationDomain: Operation<paths['/organization-domains/{domain}']['delete']> = {
  service: 'authorization',
  id: 'deleteOrganizationDomain',
  method: 'DELETE',
  path: '/organization-domains/{domain}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
