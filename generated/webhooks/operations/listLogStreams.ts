// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List log streams.
 *
 * The log streams of the active account, newest first, each with how far it is. There are at most five. For owners,
 * because the activity log has what all members do.
 *
 * Needs the role account-owner.
 */
export const listLogStreams: Operation<paths['/log-streams']['get']> = {
  service: 'webhooks',
  id: 'listLogStreams',
  method: 'GET',
  path: '/log-streams',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
