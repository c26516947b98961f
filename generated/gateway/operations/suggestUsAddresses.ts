// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Complete a US address while someone types.
 *
 * Suggests addresses that start with the typed text: the house number and street, then the city and
 * state if typed. A building with units is one suggestion, with their number in `entries`. Send it back
 * in `selected` to list the units. Each request counts as a lookup, so wait a moment after each keystroke.
 * Then verify the chosen suggestion with `/us-street`.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const suggestUsAddresses: Operation<paths['/us-autocomplete']['get']> = {
  service: 'gateway',
  id: 'suggestUsAddresses',
  method: 'GET',
  path: '/us-autocomplete',
  auth: 'key',
  roles: [],
}
