// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Verify an international address.
 *
 * Verifies an address as `verifyInternationalAddress` of the address API does. Send its parts, with the street and
 * house number as `address1`, or all of it as `freeform`, with commas between the lines. The response is a bare
 * list. An empty list means that nothing was found. That's a success and counts as a lookup.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const verifyInternational: Operation<paths['/verify']['get']> = {
  service: 'compatibility',
  id: 'verifyInternational',
  method: 'GET',
  path: '/verify',
  auth: 'key',
  roles: [],
}
