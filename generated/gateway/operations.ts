// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Verify one address in the United States.
 *
 * Finds the delivery point that an address stands for, and answers with its one form. Give the street, and
 * a ZIP code or city and state. Abbreviations, upper and lower case and punctuation make no difference.
 * The list is empty where there is no such address; that is a success, and a lookup.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const verifyUsAddress: Operation<paths['/us-street']['get']> = {
  service: 'gateway',
  id: 'verifyUsAddress',
  method: 'GET',
  path: '/us-street',
  auth: 'key',
  roles: [],
}

/**
 * Verify up to 100 addresses in the United States.
 *
 * The same for a list of lookups. Each is counted. The answer has the delivery points of all of them, in
 * their order; `input_index` says which lookup one belongs to, counted from zero, and a lookup that
 * nothing fits has none. A call whose lookups are more than what subscription or limit leave is refused
 * as a whole.
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

/**
 * Complete an address while it is typed.
 *
 * Suggests addresses that begin with what was typed: house number and street, and as much of city and
 * state as there is. A call is a lookup, so wait a moment after each letter. Choose a suggestion and verify
 * it with `/us-street`.
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

/**
 * Verify one address outside of the United States.
 *
 * Finds what of an address is true, as far as it goes: the house, the street, or the place alone, and
 * answers with its form in that country. The list is empty where nothing of it is found; that is a
 * success, and a lookup.
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
