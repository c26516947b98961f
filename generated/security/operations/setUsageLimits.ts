// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set the usage limits of the account.
 *
 * All keys together may then make this many lookups in a day and in a month. Further ones are rejected with 402
 * `usage-limit-reached` until the next day or month begins in the account's time zone, or the limit is raised.
 * Lookups since the day and the month began count, so a number that is already used up stops all keys at once.
 * Null removes a limit. The call names the numbers it replaces, so that people do not overwrite each other's
 * changes.
 *
 * A repeated call is rejected with `limit-changed`.
 *
 * Needs the role api-key-editor.
 */
export const setUsageLimits: Operation<paths['/usage-limits']['put']> = {
  service: 'security',
  id: 'setUsageLimits',
  method: 'PUT',
  path: '/usage-limits',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
