// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a log stream.
 *
 * Deletes a log stream with its secret. Records that wait are not sent.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner.
 */
export const deleteLogStream: Operation<paths['/log-streams/{id}']['delete']> = {
  service: 'webhooks',
  id: 'deleteLogStream',
  method: 'DELETE',
  path: '/log-streams/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
