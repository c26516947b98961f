// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the units of a US building.
 *
 * Returns the number of apartments or suites at an address and lists them. If a building has more than
 * `max_results` units, send several requests with `after` set to the last number of the previous
 * response. Each request counts as a lookup. A house without units has an empty list of units. Several
 * results mean that several houses match, best match first. An empty list of results means that no
 * address matches. That's a success and counts as a lookup.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const listUsSecondaryAddresses: Operation<paths['/us-secondary']['get']> = {
  service: 'gateway',
  id: 'listUsSecondaryAddresses',
  method: 'GET',
  path: '/us-secondary',
  auth: 'key',
  roles: [],
}
