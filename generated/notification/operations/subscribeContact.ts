// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Subscribe a contact to a topic.
 *
 * Subscribes the contact to notices of the topic. For account owners, including restricted ones. A contact
 * that is not confirmed yet can be subscribed too; the notices start with its confirmation.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const subscribeContact: Operation<paths['/contacts/{id}/topics/{topic}']['put']> = {
  service: 'notification',
  id: 'subscribeContact',
  method: 'PUT',
  path: '/contacts/{id}/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
