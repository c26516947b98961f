// Generated from openapi/gateway by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Verify one address in the United States.
 *
 * Finds the delivery point of an address and returns it in standard form. Send the street, and a ZIP
 * code or city and state; or the whole address as `street`, and nothing else. Abbreviations, case and
 * punctuation make no difference. Misspelled streets, cities and states are corrected if only one name is
 * near, and missing parts are completed; `footnotes` says what was changed. The list is empty if no
 * address matches, which is a success and counts as a lookup.
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
 * The same for a list of lookups, each of which is counted. The answer has the delivery points of all
 * lookups, in their order; `input_index` is the zero-based index of the lookup, and a lookup without a
 * match has none. A call with more lookups than subscription or limit have left is refused as a whole.
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
 * Suggests addresses that begin with the typed text: house number and street, and city and state if
 * given. Each call is a lookup, so wait a moment after each keystroke. Then verify the chosen
 * suggestion with `/us-street`.
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
 * Find the addresses nearest to a place.
 *
 * Returns the addresses in the United States whose roofs are nearest to the coordinates, with the distance
 * and the direction of each. Distances are those over the surface of the earth, a sphere of 6,371,008.8
 * meters. The list is empty if no address is within `max_distance`, which is a success and counts as a
 * lookup; so do coordinates outside of the United States.
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
 * Get what a building in the United States is like.
 *
 * The principal data set: what the building at an address is made of, how large it is, and its lot. A unit
 * has the data of its building. Several results mean that the address may be any of several houses, best
 * match first. The list is empty if no address matches, which is a success and counts as a lookup.
 *
 * The demo sample invents every figure, the same ones each time, also for buildings
 * that everyone knows.
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
 * Get values, tax and last sale of a building.
 *
 * The financial data set: what the building at an address and its lot are assessed at, the tax on it, its
 * last sale, and the loan that paid for it. It has a license of its own, without which `/us-property` is
 * still answered. The address is found as there.
 *
 * The demo sample invents every figure, the same ones each time, also for buildings
 * that everyone knows.
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
 * Get census geography of an address in the United States.
 *
 * The codes by which the census and other statistics know the place of an address: state and county (FIPS),
 * tract, block group, block, and the metropolitan or micropolitan area (CBSA). Geography is that of the
 * census of 2020, areas are those of March 2020. A unit has the geography of its building. Several results
 * mean that the address may be any of several houses, best match first. The list is empty if no
 * address matches, which is a success and counts as a lookup.
 *
 * The demo sample has the true codes of states, counties and areas, and invents
 * those of tracts and blocks, the same ones each time.
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
 * List the units of a building in the United States.
 *
 * The apartments or suites at the address of a building: how many there are, and each by its number. A
 * building with more than `max_results` is listed in several calls, each of which is a lookup: `after` is
 * the last number of the call before. A house without units has an empty list of them. Several results mean
 * that the address may be any of several houses, best match first. The list of results is empty if no
 * address matches, which is a success and counts as a lookup.
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
 * Get the coordinates of a building in the United States.
 *
 * Turns an address into coordinates on the roof of its building, to a meter or so. The license for it is
 * what pays for the roof: `/us-street` returns coordinates of the block, rounded to a thousandth of a
 * degree. A unit has the roof of its building. Several results mean that the address may be any of several
 * houses, best match first. The list is empty if no address matches, which is a success and counts as
 * a lookup.
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
 * Verify one address outside of the United States.
 *
 * Confirms as much of an address as possible, down to the house, the street, or only the city, and
 * returns it in the format of its country. The list is empty if nothing was found, which is a success
 * and counts as a lookup.
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
 * Complete an address abroad while it is typed.
 *
 * Suggests addresses of one country from the beginning of a street, or of a word in its name, with or without
 * the house number. Without one, a street is one suggestion with as many `entries` as it has houses, and
 * a `group`: send that back to list them, and narrow them with the number in `search`. Each call is a lookup,
 * so wait a moment after each keystroke. Then verify the chosen suggestion with `/international-street`.
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
 * Get the coordinates of an address abroad.
 *
 * Turns an address outside of the United States into coordinates, as exact as the address: of the house, or
 * of the middle of its street. The address is found as `/international-street` does, and the list is empty
 * if nothing was found, which is a success and counts as a lookup.
 *
 * The demo sample has the true middle of each street, and invents where along it a
 * house is.
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
