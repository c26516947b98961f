// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get financial data of a US property.
 *
 * Returns the assessed values of a building and its lot, the property tax, the last sale, and the
 * mortgage. It requires its own license. `/us-property` works without it. Addresses are matched as in
 * `/us-property`.
 *
 * The demo sample's figures are invented but don't change, even for well-known buildings.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getUsPropertyFinancials: Operation<paths['/us-property-financial']['get']> = {
  service: 'gateway',
  id: 'getUsPropertyFinancials',
  method: 'GET',
  path: '/us-property-financial',
  auth: 'key',
  roles: [],
}
