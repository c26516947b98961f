// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the maximum number of people.
 *
 * How many members and open invitations the active account can have together, and where these seats
 * come from. An account has one seat. A paid subscription brings the seats of its plan instead, those
 * of several licenses add up, and multi-user access adds more. Of two running terms of one license,
 * only the one with more seats counts.
 *
 * A term brings its seats until it ends, also once its lookups are used up. A terminated term brings
 * none, and neither does a suspended license. Members stay when there are fewer seats than members;
 * `createInvitation` then rejects new invitations. Every member of the account can read it; a person
 * without an account gets 1.
 *
 * Needs the role self.
 */
export const getMaxUsers: Operation<paths['/max-users']['get']> = {
  service: 'subscription',
  id: 'getMaxUsers',
  method: 'GET',
  path: '/max-users',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
