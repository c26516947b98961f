// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List your own topics.
 *
 * The topics of the logged-in person. Notices go to the username and cover every account the person
 * belongs to. A person who has chosen nothing has `usage-90`, `usage-100`, `key-limit` and `security`: what
 * stops lookups or is about to, and what changes who may do what.
 *
 * Needs the role self.
 */
export const listProfileTopics: Operation<paths['/profiles/topics']['get']> = {
  service: 'notification',
  id: 'listProfileTopics',
  method: 'GET',
  path: '/profiles/topics',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
