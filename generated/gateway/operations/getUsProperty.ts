// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get property data of a US building.
 *
 * Returns the construction, size, and lot of the building at an address. A unit has the data of its
 * building. Several results mean that several houses match, best match first. An empty list means that
 * no address matches. That's a success and counts as a lookup.
 *
 * The demo sample's figures are invented but don't change, even for well-known buildings.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getUsProperty: Operation<paths['/us-property']['get']> = {
  service: 'gateway',
  id: 'getUsProperty',
  method: 'GET',
  path: '/us-property',
  auth: 'key',
  roles: [],
}
