// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the building and lot at an address.
 *
 * The building and its lot, by the key of the address, or by the address itself with `search` as the key. Figures
 * are texts. With `features=financial`, the financial data instead. One lookup of property data, or of financial
 * property data. A key that isn't ours returns 404, and isn't counted.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getPrincipalProperty: Operation<paths['/lookup/{smarty_key}/property/principal']['get']> = {
  service: 'compatibility',
  id: 'getPrincipalProperty',
  method: 'GET',
  path: '/lookup/{smarty_key}/property/principal',
  auth: 'key',
  roles: [],
}
