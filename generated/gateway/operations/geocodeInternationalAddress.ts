// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the coordinates of an international address.
 *
 * Returns the coordinates of an address outside the United States: of the house, or of the middle of its
 * street. Addresses are matched as in `/international-street`. An empty list means that nothing was
 * found. That's a success and counts as a lookup.
 *
 * The demo sample has the real middle of each street. The positions of houses along it are invented.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const geocodeInternationalAddress: Operation<paths['/international-geocoding']['get']> = {
  service: 'gateway',
  id: 'geocodeInternationalAddress',
  method: 'GET',
  path: '/international-geocoding',
  auth: 'key',
  roles: [],
}
