// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change the role mapping.
 *
 * Replaces the mapping. People in a mapped group get the roles of all their mapped groups; people in none get the
 * default roles. Members that the provider provisioned get their new roles at once; everyone else keeps theirs.
 * Owners keep their roles, whatever the mapping says. Group names aren't case-sensitive. For owners of the
 * account that registered the organization, with a login less than fifteen minutes old.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const setRoleMapping: Operation<paths['/provisioning/roles']['post']> = {
  service: 'authorization',
  id: 'setRoleMapping',
  method: 'POST',
  path: '/provisioning/roles',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
