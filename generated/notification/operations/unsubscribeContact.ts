// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Unsubscribe a contact from a topic.
 *
 * Unsubscribes the contact from notices of the topic. For account owners, including restricted ones.
 * `unheard` of the list says when no one is left for a topic that matters.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const unsubscribeContact: Operation<paths['/contacts/{id}/topics/{topic}']['delete']> = {
  service: 'notification',
  id: 'unsubscribeContact',
  method: 'DELETE',
  path: '/contacts/{id}/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
