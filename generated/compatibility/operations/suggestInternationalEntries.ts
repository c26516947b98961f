// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the entries of an international suggestion.
 *
 * The houses of a street, or the parts of a single address, by the `address_id` of a suggestion. With a house
 * number in `search`, only houses whose number starts with it. Each request counts as a lookup. An ID that isn't
 * ours returns 404, and isn't counted.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const suggestInternationalEntries: Operation<paths['/v2/lookup/{address_id}']['get']> = {
  service: 'compatibility',
  id: 'suggestInternationalEntries',
  method: 'GET',
  path: '/v2/lookup/{address_id}',
  auth: 'key',
  roles: [],
}
