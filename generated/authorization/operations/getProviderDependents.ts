// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Count the members who depend on the identity provider.
 *
 * How many members of the organization have no login method but its identity provider, active or not.
 * They are those whom `deactivateIdentityProvider`, `deleteIdentityProvider`, and `deleteOrganization`
 * email how to choose a password, so it tells before what these change. People whose login is turned
 * off or whose address is not confirmed do not count. For owners of the account that registered the
 * organization.
 *
 * Needs the role account-owner.
 */
export const getProviderDependents: Operation<paths['/organizations/idp/dependents']['get']> = {
  service: 'authorization',
  id: 'getProviderDependents',
  method: 'GET',
  path: '/organizations/idp/dependents',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
