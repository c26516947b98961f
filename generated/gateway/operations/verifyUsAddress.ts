// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Verify a US address.
 *
 * Finds the delivery point of an address and returns it in standard form. Send the street with a ZIP
 * Code, or with a city and state. Or send the whole address as `street`. Abbreviations, case, and
 * punctuation don't matter. A misspelled street, city, or state is corrected if only one name is
 * similar, and missing parts are added. `footnotes` lists the changes. An empty list means that no
 * address matches. That's a success and counts as a lookup. `explain` adds why.
 *
 * At most 60,000 calls from an address in a minute.
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
