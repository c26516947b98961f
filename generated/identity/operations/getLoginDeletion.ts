// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the deletion of your login.
 *
 * Says whether the caller's login is being deleted, and when it is erased.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const getLoginDeletion: Operation<paths['/identities/self/deletion']['get']> = {
  service: 'identity',
  id: 'getLoginDeletion',
  method: 'GET',
  path: '/identities/self/deletion',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
