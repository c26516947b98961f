// Generated from openapi/compatibility by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Complete a US address, or find the nearest ones.
 *
 * With `search`, suggests addresses that start with the typed text. It counts as a lookup of US autocomplete, and
 * the response has `suggestions`. With `latitude` and `longitude`, finds the nearest addresses within a hundred
 * meters. It counts as a lookup of US reverse geocoding, and the response has `results`. `search` takes
 * precedence.
 *
 * Lists of states and ZIP Codes are separated by semicolons: `UT;CO`. A list of cities names the state after the
 * cities that are in it: `OGDEN,PROVO,UT;DENVER,CO`. A city without a state is one of any state.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const findUsAddresses: Operation<paths['/lookup']['get']> = {
  service: 'compatibility',
  id: 'findUsAddresses',
  method: 'GET',
  path: '/lookup',
  auth: 'key',
  roles: [],
}
