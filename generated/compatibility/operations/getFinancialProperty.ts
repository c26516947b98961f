// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get values and the last sale of a property.
 *
 * Assessed values, tax, and the last sale, by the key of the address, or by the address itself with `search` as
 * the key. Amounts are texts, in whole dollars. One lookup of financial property data.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getFinancialProperty: Operation<paths['/lookup/{smarty_key}/property/financial']['get']> = {
  service: 'compatibility',
  id: 'getFinancialProperty',
  method: 'GET',
  path: '/lookup/{smarty_key}/property/financial',
  auth: 'key',
  roles: [],
}
