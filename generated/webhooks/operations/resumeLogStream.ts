// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume a log stream.
 *
 * Sends to a paused stream again, from where it was, and gives it the whole time for retries. Resuming an active stream
 * changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const resumeLogStream: Operation<paths['/log-streams/{id}/resume']['post']> = {
  service: 'webhooks',
  id: 'resumeLogStream',
  method: 'POST',
  path: '/log-streams/{id}/resume',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
