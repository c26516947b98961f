// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Send a test record.
 *
 * Sends one record to the destination, also if the stream is paused, and returns how it has responded. If a failing
 * destination takes it, what waits is sent at once.
 *
 * A repeated call does it again. At most 30 calls by a person in a minute.
 *
 * Needs the role account-owner.
 */
export const sendLogStreamTest: Operation<paths['/log-streams/{id}/test']['post']> = {
  service: 'webhooks',
  id: 'sendLogStreamTest',
  method: 'POST',
  path: '/log-streams/{id}/test',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
