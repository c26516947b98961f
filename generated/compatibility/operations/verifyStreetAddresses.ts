// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Verify up to 100 US addresses.
 *
 * Verifies a batch of addresses, as a bare list. Each one counts as a lookup. The response has the delivery
 * points of all addresses in order; `input_index` says which address each one belongs to. If the batch has
 * more addresses than the subscription or the key's limit has lookups left, it's rejected as a whole.
 *
 * A repeated call does it again. At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const verifyStreetAddresses: Operation<paths['/street-address']['post']> = {
  service: 'compatibility',
  id: 'verifyStreetAddresses',
  method: 'POST',
  path: '/street-address',
  auth: 'key',
  roles: [],
}
