// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the census geography of an address.
 *
 * Census block, tract, county, and statistical area, by the key of the address, or by the address itself with
 * `search` as the key. One lookup of georeference data.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getGeoReference: Operation<paths['/lookup/{smarty_key}/geo-reference']['get']> = {
  service: 'compatibility',
  id: 'getGeoReference',
  method: 'GET',
  path: '/lookup/{smarty_key}/geo-reference',
  auth: 'key',
  roles: [],
}
