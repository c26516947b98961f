// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Revoke an API token.
 *
 * Ends one's own token at once: its next call returns 401, and a call that is running can't change anything
 * anymore. Both secrets end while it is being rotated.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const revokeAccessToken: Operation<paths['/access-tokens/{id}']['delete']> = {
  service: 'authorization',
  id: 'revokeAccessToken',
  method: 'DELETE',
  path: '/access-tokens/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
