// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change an API token.
 *
 * Changes the name, accounts, roles, networks, and end of one's own token, from its next call on. The secret stays.
 * Everything is replaced, by the rules of `createAccessToken`.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const updateAccessToken: Operation<paths['/access-tokens/{id}']['post']> = {
  service: 'authorization',
  id: 'updateAccessToken',
  method: 'POST',
  path: '/access-tokens/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
