// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the usage limits of a key.
 *
 * How many lookups the key may make in a day and in a month, how many it has made, and when each counts from zero
 * again. Null for none.
 *
 * Needs the role api-key-viewer.
 */
export const getKeyUsageLimits: Operation<paths['/keys/{id}/usage-limits']['get']> = {
  service: 'security',
  id: 'getKeyUsageLimits',
  method: 'GET',
  path: '/keys/{id}/usage-limits',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
