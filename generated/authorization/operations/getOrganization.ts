// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the account's organization.
 *
 * The organization that the active account belongs to, and its accounts. For owners. An account that
 * belongs to no organization gets 404, which is not an error.
 *
 * API tokens can't call it: its response has a secret.
 *
 * Needs the role account-owner.
 */
export const getOrganization: Operation<paths['/organizations']['get']> = {
  service: 'authorization',
  id: 'getOrganization',
  method: 'GET',
  path: '/organizations',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
