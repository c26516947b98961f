// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the accounts of the organization.
 *
 * The accounts of the active account's own organization, by label, the active one among them. For
 * owners, including those of an account that joined. The ID of any other organization returns 404.
 *
 * Needs the role account-owner.
 */
export const listOrganizationAccounts: Operation<paths['/organizations/{id}/accounts']['get']> = {
  service: 'authorization',
  id: 'listOrganizationAccounts',
  method: 'GET',
  path: '/organizations/{id}/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
