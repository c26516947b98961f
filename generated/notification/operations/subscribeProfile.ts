// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Subscribe yourself to a topic.
 *
 * Subscribes the logged-in person to notices of the topic, for every account the person belongs to.
 * Contacts of the accounts are unchanged.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const subscribeProfile: Operation<paths['/profiles/topics/{topic}']['put']> = {
  service: 'notification',
  id: 'subscribeProfile',
  method: 'PUT',
  path: '/profiles/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}
