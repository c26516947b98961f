// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Remove an account from the organization.
 *
 * Removes an account from the active account's organization; nothing else changes. Owners of an
 * account can remove their own, owners of the account that registered the organization can remove any
 * other. That account itself stays as long as the organization exists. Rejected while the identity
 * provider is active, since the account's members would have no way to log in. An account that is not
 * in the organization returns 404.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner.
 */
export const removeOrganizationAccount: Operation<paths['/organizations/accounts/{id}']['delete']> = {
  service: 'authorization',
  id: 'removeOrganizationAccount',
  method: 'DELETE',
  path: '/organizations/accounts/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
