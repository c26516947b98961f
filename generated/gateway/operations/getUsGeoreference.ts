// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the census geography of a US address.
 *
 * Returns the census areas that contain an address: state and county (FIPS), tract, block group, block,
 * and metropolitan or micropolitan area (CBSA). It uses 2020 census geography and CBSAs of March 2020. A
 * unit has the geography of its building. Several results mean that several houses match, best match
 * first. An empty list means that no address matches. That's a success and counts as a lookup.
 *
 * The demo sample has the real codes of states, counties, and CBSAs. Its tracts and blocks are invented
 * but don't change.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getUsGeoreference: Operation<paths['/us-georeference']['get']> = {
  service: 'gateway',
  id: 'getUsGeoreference',
  method: 'GET',
  path: '/us-georeference',
  auth: 'key',
  roles: [],
}
