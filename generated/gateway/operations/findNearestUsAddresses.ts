// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find the US addresses nearest to coordinates.
 *
 * Returns the US addresses whose rooftops are nearest to the coordinates, with the distance and
 * direction of each. Distances follow the surface of a sphere with a radius of 6,371,008.8 meters. An
 * empty list means that no address is within `max_distance`. That's a success and counts as a lookup,
 * even for coordinates outside the United States.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const findNearestUsAddresses: Operation<paths['/us-reverse-geocoding']['get']> = {
  service: 'gateway',
  id: 'findNearestUsAddresses',
  method: 'GET',
  path: '/us-reverse-geocoding',
  auth: 'key',
  roles: [],
}
