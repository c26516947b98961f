// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the closing of the account.
 *
 * Says whether the active account is being closed, who requested it, and when the account is erased. For every
 * member.
 *
 * Needs the role self.
 */
export const getClosing: Operation<paths['/closing']['get']> = {
  service: 'authorization',
  id: 'getClosing',
  method: 'GET',
  path: '/closing',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
