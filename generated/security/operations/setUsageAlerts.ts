// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Choose when alerts are sent.
 *
 * The followers of the topic `key-limit` get an email when a limit is used to one of these shares of percent: the
 * daily and monthly limits of a key or of the account, once for each share and period, and the lifetime limit
 * of a key, once for each share until its counter is reset. If one call passes several shares at once, the email
 * is about the highest. No shares turn the alerts off.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const setUsageAlerts: Operation<paths['/usage-limits/alerts']['put']> = {
  service: 'security',
  id: 'setUsageAlerts',
  method: 'PUT',
  path: '/usage-limits/alerts',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
