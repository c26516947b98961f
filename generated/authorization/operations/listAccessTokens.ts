// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List your own API tokens.
 *
 * The logged-in person's API tokens, the newest first, without their secrets. Expired ones stay in the list until
 * they are revoked. The last use is up to a minute old.
 *
 * Needs the role self.
 */
export const listAccessTokens: Operation<paths['/access-tokens']['get']> = {
  service: 'authorization',
  id: 'listAccessTokens',
  method: 'GET',
  path: '/access-tokens',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
