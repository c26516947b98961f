// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a log stream.
 *
 * A log stream of the active account, with how far it is.
 *
 * Needs the role account-owner.
 */
export const getLogStream: Operation<paths['/log-streams/{id}']['get']> = {
  service: 'webhooks',
  id: 'getLogStream',
  method: 'GET',
  path: '/log-streams/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
