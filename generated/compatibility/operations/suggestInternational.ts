// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Complete an international address.
 *
 * Suggests addresses in one country from the start of a street name, with or without the house number. Each
 * suggestion has an `address_id`: get it with `suggestInternationalEntries` for the houses of a street, or for the
 * parts of an address. Each request counts as a lookup.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const suggestInternational: Operation<paths['/v2/lookup']['get']> = {
  service: 'compatibility',
  id: 'suggestInternational',
  method: 'GET',
  path: '/v2/lookup',
  auth: 'key',
  roles: [],
}
