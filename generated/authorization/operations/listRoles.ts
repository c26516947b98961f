// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List a person's roles in the account.
 *
 * What a person can do in the active account right now; an older token can list other roles. People
 * can ask about themselves, even without an account. Owners and restricted owners can ask about any
 * member. Any other ID returns 404.
 *
 * Needs the role self.
 */
export const listRoles: Operation<paths['/roles/{id}']['get']> = {
  service: 'authorization',
  id: 'listRoles',
  method: 'GET',
  path: '/roles/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
