// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the rooftop coordinates of a US address.
 *
 * Returns the coordinates of a building's rooftop, precise to about a meter. It requires its own
 * license. `/us-street` returns coordinates of the block instead, rounded to a thousandth of a degree. A
 * unit has the coordinates of its building. Several results mean that several houses match, best match
 * first. An empty list means that no address matches. That's a success and counts as a lookup.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const geocodeUsAddress: Operation<paths['/us-rooftop-geocoding']['get']> = {
  service: 'gateway',
  id: 'geocodeUsAddress',
  method: 'GET',
  path: '/us-rooftop-geocoding',
  auth: 'key',
  roles: [],
}
