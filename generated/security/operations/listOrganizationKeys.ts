// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the keys of the organization.
 *
 * A page of the secret and embedded keys of the accounts of an organization, for owners of the account that
 * registered it: its own keys, and those of the accounts that joined and share theirs
 * (`setOrganizationKeyAccess`). It has no token, and no test keys. Without `state` it holds every key that is not
 * deleted. An account that belongs to no organization gets 404.
 *
 * Needs the role account-owner.
 */
export const listOrganizationKeys: Operation<paths['/organization-keys']['get']> = {
  service: 'security',
  id: 'listOrganizationKeys',
  method: 'GET',
  path: '/organization-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
