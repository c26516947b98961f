// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Verify up to 100 US addresses.
 *
 * Verifies a batch of addresses. Each one counts as a lookup. The response has the delivery points of
 * all lookups in order. `input_index` is the zero-based index of the lookup, and a lookup without a
 * match has no delivery points. If the batch has more lookups than the subscription or the key's limit
 * has left, the whole request is rejected.
 *
 * A repeated call does it again. At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const verifyUsAddresses: Operation<paths['/us-street']['post']> = {
  service: 'gateway',
  id: 'verifyUsAddresses',
  method: 'POST',
  path: '/us-street',
  auth: 'key',
  roles: [],
}
