// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the usage limits of the account.
 *
 * How many lookups the account may make in a day and in a month, how many it has made, and when each counts from
 * zero again. `keys` are the keys with limits of their own, the closest to one of them first.
 *
 * Needs the role api-key-viewer.
 */
export const getUsageLimits: Operation<paths['/usage-limits']['get']> = {
  service: 'security',
  id: 'getUsageLimits',
  method: 'GET',
  path: '/usage-limits',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
