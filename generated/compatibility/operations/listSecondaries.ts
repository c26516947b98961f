// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the units at an address.
 *
 * The units of a building, the first 1,000 of them, by the key of the address, or by the address itself with
 * `search` as the key. One lookup of secondary data.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const listSecondaries: Operation<paths['/lookup/{smarty_key}/secondary']['get']> = {
  service: 'compatibility',
  id: 'listSecondaries',
  method: 'GET',
  path: '/lookup/{smarty_key}/secondary',
  auth: 'key',
  roles: [],
}
