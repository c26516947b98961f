// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Unsubscribe yourself from a topic.
 *
 * Unsubscribes the logged-in person from notices of the topic. Emails about the person's own login, such
 * as a changed password, have no topic and are still sent.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const unsubscribeProfile: Operation<paths['/profiles/topics/{topic}']['delete']> = {
  service: 'notification',
  id: 'unsubscribeProfile',
  method: 'DELETE',
  path: '/profiles/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}
