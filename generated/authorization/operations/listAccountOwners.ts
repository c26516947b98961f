// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the owners of the active account.
 *
 * Whom to ask for a role: every `account-owner` of the active account, the first 1,000 by email address. For every
 * member; a person without an account gets an empty list.
 *
 * Needs the role self.
 */
export const listAccountOwners: Operation<paths['/owners']['get']> = {
  service: 'authorization',
  id: 'listAccountOwners',
  method: 'GET',
  path: '/owners',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
