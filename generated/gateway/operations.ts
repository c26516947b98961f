// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Verify a US address.
 *
 * Finds the delivery point of an address and returns it in standard form. Send the street with a ZIP
 * Code, or with a city and state. Or send the whole address as `street`. Abbreviations, case, and
 * punctuation don't matter. A misspelled street, city, or state is corrected if only one name is
 * similar, and missing parts are added. `footnotes` lists the changes. An empty list means that no
 * address matches. That's a success and counts as a lookup.
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

/**
 * Verify up to 100 US addresses.
 *
 * Verifies a batch of addresses. Each one counts as a lookup. The response has the delivery points of
 * all lookups in order. `input_index` is the zero-based index of the lookup, and a lookup without a
 * match has no delivery points. If the batch has more lookups than the subscription or the key's limit
 * has left, the whole request is rejected.
 *
 * A repeated call does it again. At most 60,000 calls from an address in a minute.
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
 * Complete a US address while someone types.
 *
 * Suggests addresses that start with the typed text: the house number and street, then the city and
 * state if typed. Each request counts as a lookup, so wait a moment after each keystroke. Then verify
 * the chosen suggestion with `/us-street`.
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

/**
 * Find the US addresses nearest to coordinates.
 *
 * Returns the US addresses whose rooftops are nearest to the coordinates, with the distance and
 * direction of each. Distances follow the surface of a sphere with a radius of 6,371,008.8 meters. An
 * empty list means that no address is within `max_distance`. That's a success and counts as a lookup,
 * even for coordinates outside the United States.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const findNearestUsAddresses: Operation<paths['/us-reverse-geocoding']['get']> = {
  service: 'gateway',
  id: 'findNearestUsAddresses',
  method: 'GET',
  path: '/us-reverse-geocoding',
  auth: 'key',
  roles: [],
}

/**
 * Get property data of a US building.
 *
 * Returns the construction, size, and lot of the building at an address. A unit has the data of its
 * building. Several results mean that several houses match, best match first. An empty list means that
 * no address matches. That's a success and counts as a lookup.
 *
 * The demo sample's figures are invented but don't change, even for well-known buildings.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getUsProperty: Operation<paths['/us-property']['get']> = {
  service: 'gateway',
  id: 'getUsProperty',
  method: 'GET',
  path: '/us-property',
  auth: 'key',
  roles: [],
}

/**
 * Get financial data of a US property.
 *
 * Returns the assessed values of a building and its lot, the property tax, the last sale, and the
 * mortgage. It requires its own license. `/us-property` works without it. Addresses are matched as in
 * `/us-property`.
 *
 * The demo sample's figures are invented but don't change, even for well-known buildings.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getUsPropertyFinancials: Operation<paths['/us-property-financial']['get']> = {
  service: 'gateway',
  id: 'getUsPropertyFinancials',
  method: 'GET',
  path: '/us-property-financial',
  auth: 'key',
  roles: [],
}

/**
 * Get the census geography of a US address.
 *
 * Returns the census areas that contain an address: state and county (FIPS), tract, block group, block,
 * and metropolitan or micropolitan area (CBSA). It uses 2020 census geography and CBSAs of March 2020. A
 * unit has the geography of its building. Several results mean that several houses match, best match
 * first. An empty list means that no address matches. That's a success and counts as a lookup.
 *
 * The demo sample has the real codes of states, counties, and CBSAs. Its tracts and blocks are invented
 * but don't change.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const getUsGeoreference: Operation<paths['/us-georeference']['get']> = {
  service: 'gateway',
  id: 'getUsGeoreference',
  method: 'GET',
  path: '/us-georeference',
  auth: 'key',
  roles: [],
}

/**
 * List the units of a US building.
 *
 * Returns the number of apartments or suites at an address and lists them. If a building has more than
 * `max_results` units, send several requests with `after` set to the last number of the previous
 * response. Each request counts as a lookup. A house without units has an empty list of units. Several
 * results mean that several houses match, best match first. An empty list of results means that no
 * address matches. That's a success and counts as a lookup.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const listUsSecondaryAddresses: Operation<paths['/us-secondary']['get']> = {
  service: 'gateway',
  id: 'listUsSecondaryAddresses',
  method: 'GET',
  path: '/us-secondary',
  auth: 'key',
  roles: [],
}

/**
 * Get the rooftop coordinates of a US address.
 *
 * Returns the coordinates of a building's rooftop, precise to about a meter. It requires its own
 * license. `/us-street` returns coordinates of the block instead, rounded to a thousandth of a degree. A
 * unit has the coordinates of its building. Several results mean that several houses match, best match
 * first. An empty list means that no address matches. That's a success and counts as a lookup.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const geocodeUsAddress: Operation<paths['/us-rooftop-geocoding']['get']> = {
  service: 'gateway',
  id: 'geocodeUsAddress',
  method: 'GET',
  path: '/us-rooftop-geocoding',
  auth: 'key',
  roles: [],
}

/**
 * Verify an international address.
 *
 * Verifies an address outside the United States as precisely as possible: down to the house, the street,
 * or only the city. Returns it in the format of its country. An empty list means that nothing was found.
 * That's a success and counts as a lookup.
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

/**
 * Get the coordinates of an international address.
 *
 * Returns the coordinates of an address outside the United States: of the house, or of the middle of its
 * street. Addresses are matched as in `/international-street`. An empty list means that nothing was
 * found. That's a success and counts as a lookup.
 *
 * The demo sample has the real middle of each street. The positions of houses along it are invented.
 *
 * At most 60,000 calls from an address in a minute.
 *
 * Needs a secret key, or an embedded key and its page.
 */
export const geocodeInternationalAddress: Operation<paths['/international-geocoding']['get']> = {
  service: 'gateway',
  id: 'geocodeInternationalAddress',
  method: 'GET',
  path: '/international-geocoding',
  auth: 'key',
  roles: [],
}
