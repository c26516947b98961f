// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Choose the time zone of usage limits.
 *
 * Days and months of limits begin at midnight in this zone. A change gives no new day: what is counted so far
 * stays counted for the same date, which then ends at its midnight in the new zone. If that is over there
 * already, the next lookup begins the next day.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const setUsageTimeZone: Operation<paths['/usage-limits/time-zone']['put']> = {
  service: 'security',
  id: 'setUsageTimeZone',
  method: 'PUT',
  path: '/usage-limits/time-zone',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
