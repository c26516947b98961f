// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Count the units at an address.
 *
 * How many units a building has, by the key of the address, or by the address itself with `search` as the key.
 * One lookup of secondary data.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getSecondaryCount: Operation<paths['/lookup/{smarty_key}/secondary/count']['get']> = {
  service: 'compatibility',
  id: 'getSecondaryCount',
  method: 'GET',
  path: '/lookup/{smarty_key}/secondary/count',
  auth: 'key',
  roles: [],
}
