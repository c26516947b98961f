// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create an API token.
 *
 * Creates a token for a program of the logged-in person. Only this response contains it. The token works in the
 * chosen accounts, from the allowed networks, until it expires: in 90 days unless `expires_at` says otherwise, and
 * in 366 days at most. In each account it has the chosen roles that the person has there at the time of a call, so
 * it loses a role with them, and stops when they leave the accounts or their login is disabled. It never has a role
 * of staff. A person has at most 50, with different names. They get an email about each, and another
 * one 7 days before it expires.
 *
 * A repeated call is rejected with `access-token-name-taken`. At most 60 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createAccessToken: Operation<paths['/access-tokens']['put']> = {
  service: 'authorization',
  id: 'createAccessToken',
  method: 'PUT',
  path: '/access-tokens',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
