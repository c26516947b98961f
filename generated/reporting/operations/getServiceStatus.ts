// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the status of each part.
 *
 * How each part of the service does, as the last check found it, and how long it did well on each of the last
 * 90 days. A check runs every minute on one of the servers:
 *
 * | Part       | Is checked by                                                                          |
 * | ---------- | -------------------------------------------------------------------------------------- |
 * | `api`      | the check itself: it needs a server and the database                                   |
 * | `lookups`  | the lookups of the last 5 minutes, or a call without a key while there are none        |
 * | `payments` | the calls to the payment processor in the last 5 minutes; without any, it counts as working  |
 * | `emails`   | the age of the oldest email that waits: 5 minutes is `disturbed`, 30 minutes is `down` |
 *
 * A part is `disturbed` from one failed call in twenty on, and `down` from one in two on. A declined card or
 * an address that was not found is no failure.
 *
 * At most 240 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const getServiceStatus: Operation<paths['/status']['get']> = {
  service: 'reporting',
  id: 'getServiceStatus',
  method: 'GET',
  path: '/status',
  auth: 'none',
  roles: [],
}
