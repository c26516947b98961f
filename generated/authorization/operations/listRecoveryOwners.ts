// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the owners who can log in without the identity provider.
 *
 * The owners of all accounts of the organization, and whether they can log in with a password and a second
 * factor while the identity provider is active. `activateIdentityProvider` requires one in each account. For
 * owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listRecoveryOwners: Operation<paths['/organizations/idp/recovery-owners']['get']> = {
  service: 'authorization',
  id: 'listRecoveryOwners',
  method: 'GET',
  path: '/organizations/idp/recovery-owners',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
