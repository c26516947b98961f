// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Pause a log stream.
 *
 * Sends nothing to the stream until it is resumed. Its records are kept meanwhile, for up to thirty days. Pausing a paused
 * stream changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const pauseLogStream: Operation<paths['/log-streams/{id}/pause']['post']> = {
  service: 'webhooks',
  id: 'pauseLogStream',
  method: 'POST',
  path: '/log-streams/{id}/pause',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
