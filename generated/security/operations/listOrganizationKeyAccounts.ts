// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List what the accounts of the organization share.
 *
 * The accounts of an organization, by label, with what each lets the owners of the organization do with its keys.
 * For owners of the account that registered it, which is among them. An account that belongs to no organization
 * gets 404.
 *
 * Needs the role account-owner.
 */
export const listOrganizationKeyAccounts: Operation<paths['/organization-keys/accounts']['get']> = {
  service: 'security',
  id: 'listOrganizationKeyAccounts',
  method: 'GET',
  path: '/organization-keys/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
