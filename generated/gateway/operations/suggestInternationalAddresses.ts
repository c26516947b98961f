// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Complete an international address while someone types.
 *
 * Suggests addresses in one country from the start of a street name or of a word in it, with or without
 * the house number. Without a number, each street is one suggestion, with the number of its houses in
 * `entries` and a `group`. Send the `group` back to list the houses, and narrow them with the number in
 * `search`. Each request counts as a lookup, so wait a moment after each keystroke. Then verify the
 * chosen suggestion with `/international-street`.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const suggestInternationalAddresses: Operation<paths['/international-autocomplete']['get']> = {
  service: 'gateway',
  id: 'suggestInternationalAddresses',
  method: 'GET',
  path: '/international-autocomplete',
  auth: 'key',
  roles: [],
}
