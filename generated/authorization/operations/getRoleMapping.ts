// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the role mapping.
 *
 * Which roles people get who join through the identity provider, by SCIM or at their first login, and whether
 * they can join at a login. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const getRoleMapping: Operation<paths['/provisioning/roles']['get']> = {
  service: 'authorization',
  id: 'getRoleMapping',
  method: 'GET',
  path: '/provisioning/roles',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
