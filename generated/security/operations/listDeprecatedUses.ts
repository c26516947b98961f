// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List deprecated parameters that calls sent.
 *
 * The deprecated parameters that calls sent for the active account in the last 30 days, one entry for each
 * operation, parameter, and sender: a key of the account, or a person by a login. Those with most calls come
 * first. Each has the name to send instead, and the last day on which the earlier one works.
 *
 * Calls are counted by the day of UTC, also those that are rejected for a value. Calls with a key count once the
 * key has let them through. What was sent is not kept. Parameters that no longer work, and keys that no longer
 * exist, are not listed.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const listDeprecatedUses: Operation<paths['/deprecated-uses']['get']> = {
  service: 'security',
  id: 'listDeprecatedUses',
  method: 'GET',
  path: '/deprecated-uses',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
