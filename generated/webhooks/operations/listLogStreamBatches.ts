// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the batches of a log stream.
 *
 * What was sent to a stream last, and what has failed last, of the last seven days. A batch that is sent again is listed
 * again.
 *
 * Needs the role account-owner.
 */
export const listLogStreamBatches: Operation<paths['/log-streams/{id}/batches']['get']> = {
  service: 'webhooks',
  id: 'listLogStreamBatches',
  method: 'GET',
  path: '/log-streams/{id}/batches',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
