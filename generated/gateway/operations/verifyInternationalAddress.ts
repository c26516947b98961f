// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Verify an international address.
 *
 * Verifies an address outside the United States as precisely as possible: down to the house, the street,
 * or only the city. Returns it in the format of its country. An empty list means that nothing was found.
 * That's a success and counts as a lookup. `explain` adds why.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const verifyInternationalAddress: Operation<paths['/international-street']['get']> = {
  service: 'gateway',
  id: 'verifyInternationalAddress',
  method: 'GET',
  path: '/international-street',
  auth: 'key',
  roles: [],
}
