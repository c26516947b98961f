import { findNearestUsAddresses } from '#generated/gateway/operations/findNearestUsAddresses.ts'
import { geocodeInternationalAddress } from '#generated/gateway/operations/geocodeInternationalAddress.ts'
import { geocodeUsAddress } from '#generated/gateway/operations/geocodeUsAddress.ts'
import { getUsGeoreference } from '#generated/gateway/operations/getUsGeoreference.ts'
import { getUsProperty } from '#generated/gateway/operations/getUsProperty.ts'
import { getUsPropertyFinancials } from '#generated/gateway/operations/getUsPropertyFinancials.ts'
import { listUsSecondaryAddresses } from '#generated/gateway/operations/listUsSecondaryAddresses.ts'
import { suggestInternationalAddresses } from '#generated/gateway/operations/suggestInternationalAddresses.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import type { operations } from '#generated/gateway/types.ts'
import type { Block } from '../page.ts'
import type { PrintedLookup } from './lookups.ts'

/** The response of an operation of the gateway. */
export type ResponseTo<Id extends keyof operations> =
  operations[Id]['responses'][200]['content']['application/json']

export type Exchange = Extract<Block, { kind: 'exchange' }>

/**
 * The request that the page of each product prints, by the last part of its address. `npm run samples` asks the
 * gateway's own code, and writes its responses into `products/`; a test fails when a file is out of date. The
 * verification in the United States is in `lookups.ts`.
 */
export const productLookups = {
  'us-address-autocomplete': {
    operation: suggestUsAddresses,
    query: { search: '1600', max_results: '3' },
  },
  'us-reverse-geocoding': {
    operation: findNearestUsAddresses,
    query: { latitude: '40.7762', longitude: '-111.8956', max_results: '3' },
  },
  'us-rooftop-geocoding': {
    operation: geocodeUsAddress,
    query: { street: '1600 amphitheatre pkwy', city: 'mountain view', state: 'ca' },
  },
  'us-georeference-data': {
    operation: getUsGeoreference,
    query: { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' },
  },
  'us-secondary-address-data': {
    operation: listUsSecondaryAddresses,
    query: { street: '88 Copper Mill Ave', city: 'Boulder', state: 'CO', max_results: '4' },
  },
  'us-property-data': {
    operation: getUsProperty,
    query: { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' },
  },
  'us-property-data-financial': {
    operation: getUsPropertyFinancials,
    query: { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' },
  },
  'international-address-autocomplete': {
    operation: suggestInternationalAddresses,
    query: { search: 'rue', country: 'france' },
  },
  'international-address-verification': {
    operation: verifyInternationalAddress,
    query: { address1: 'muhlbachstr 12', locality: 'munchen', country: 'germany' },
  },
  'international-geocoding': {
    operation: geocodeInternationalAddress,
    query: { address1: 'muhlbachstr 12', locality: 'munchen', country: 'germany' },
  },
} as const satisfies Record<string, PrintedLookup>
