// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List activity.
 *
 * Returns who did what, when, and from where, newest first. Account owners see everything in the active
 * account: actions of its members, of staff acting as a member, and of staff on the account. Everyone
 * else sees their own entries. With `user` set to the caller, that includes actions that concern only
 * the person, such as a profile edit, in any account.
 *
 * Every operation that changes something adds an entry in the same transaction. A call that changes
 * nothing or is rejected adds none. Lookups aren't activity. Entries contain no secrets and are kept for
 * 400 days.
 *
 * The response has no total. `next` continues the list where the page ends, regardless of newer entries.
 *
 * At most 240 calls by a person in a minute.
 *
 * Needs the role self.
 */
export const listActivity: Operation<paths['/activity']['get']> = {
  service: 'authorization',
  id: 'listActivity',
  method: 'GET',
  path: '/activity',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
