// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Preview deleting your login.
 *
 * What deleting the caller's login would end: the accounts that they leave, their API tokens, and the service
 * accounts that stop until an owner rotates their tokens. Also what stands in the way.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const getLoginDeletionPreview: Operation<paths['/identities/self/deletion/preview']['get']> = {
  service: 'identity',
  id: 'getLoginDeletionPreview',
  method: 'GET',
  path: '/identities/self/deletion/preview',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
