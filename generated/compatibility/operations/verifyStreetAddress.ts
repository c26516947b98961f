// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Verify a US address.
 *
 * Verifies one address as `verifyUsAddress` of the address API does. The response is a bare list of delivery
 * points. An empty list means that no address matches. That's a success and counts as a lookup.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const verifyStreetAddress: Operation<paths['/street-address']['get']> = {
  service: 'compatibility',
  id: 'verifyStreetAddress',
  method: 'GET',
  path: '/street-address',
  auth: 'key',
  roles: [],
}
