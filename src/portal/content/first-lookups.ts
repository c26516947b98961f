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
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'

/** The first lookup of a product, with values that its API finds. */
export interface FirstLookup {
  /** Names of the licenses that it counts against, as the gateway's contract lists them. */
  licenses: readonly string[]
  operation: { service: string; path: string }
  /** What it returns, after "Look up". */
  what: string
  /** The parameters in display order, with their labels. */
  fields: readonly { name: string; label: string; value: string }[]
}

export const usLookup: FirstLookup = {
  licenses: ['us-core-cloud', 'us-standard-cloud'],
  operation: verifyUsAddress,
  what: 'a US address',
  fields: [
    { name: 'street', label: 'Street', value: '214 N Juniper St' },
    { name: 'city', label: 'City', value: 'Salt Lake City' },
    { name: 'state', label: 'State', value: 'UT' },
  ],
}

export const suggestionLookup: FirstLookup = {
  licenses: ['us-autocomplete-pro-cloud'],
  operation: suggestUsAddresses,
  what: 'suggestions for a partial US address',
  fields: [{ name: 'search', label: 'Partial address', value: '214 N Jun' }],
}

/** The first lookup of each product of the gateway. */
export const firstLookups: readonly FirstLookup[] = [
  usLookup,
  suggestionLookup,
  {
    licenses: ['us-reverse-geocoding-cloud'],
    operation: findNearestUsAddresses,
    what: 'the US addresses nearest to a point',
    fields: [
      { name: 'latitude', label: 'Latitude', value: '40.7762' },
      { name: 'longitude', label: 'Longitude', value: '-111.8956' },
    ],
  },
  {
    licenses: ['us-property-data-cloud', 'us-property-structural-cloud'],
    operation: getUsProperty,
    what: 'building details for a US address',
    fields: usLookup.fields,
  },
  {
    licenses: ['us-property-financial-cloud'],
    operation: getUsPropertyFinancials,
    what: 'assessment, tax, and last sale for a US address',
    fields: usLookup.fields,
  },
  {
    licenses: ['us-georeference-data-cloud'],
    operation: getUsGeoreference,
    what: 'census geography for a US address',
    fields: usLookup.fields,
  },
  {
    licenses: ['us-secondary-data-cloud'],
    operation: listUsSecondaryAddresses,
    what: 'the units in a US building',
    fields: [
      { name: 'street', label: 'Street', value: '88 Copper Mill Ave' },
      { name: 'city', label: 'City', value: 'Boulder' },
      { name: 'state', label: 'State', value: 'CO' },
    ],
  },
  {
    licenses: ['us-rooftop-geocoding-cloud'],
    operation: geocodeUsAddress,
    what: 'coordinates for a US address',
    fields: usLookup.fields,
  },
  {
    licenses: ['international-autocomplete-cloud'],
    operation: suggestInternationalAddresses,
    what: 'suggestions for a partial international address',
    fields: [
      { name: 'search', label: 'Partial address', value: 'Lindenh' },
      { name: 'country', label: 'Country', value: 'Germany' },
    ],
  },
  {
    licenses: ['international-geocoding-cloud'],
    operation: geocodeInternationalAddress,
    what: 'coordinates for an international address',
    fields: [
      { name: 'address1', label: 'Street', value: 'Lindenhofweg 12' },
      { name: 'postal_code', label: 'Postal code', value: '20354' },
      { name: 'country', label: 'Country', value: 'Germany' },
    ],
  },
  {
    licenses: ['international-cloud'],
    operation: verifyInternationalAddress,
    what: 'an international address',
    fields: [
      { name: 'address1', label: 'Street', value: 'Lindenhofweg 12' },
      { name: 'postal_code', label: 'Postal code', value: '20354' },
      { name: 'country', label: 'Country', value: 'Germany' },
    ],
  },
]

/** Returns the first lookup that one of these licenses covers; undefined if the gateway has none. */
export function firstLookupOf(held: readonly string[]): FirstLookup | undefined {
  return firstLookups.find(({ licenses }) => licenses.some(license => held.includes(license)))
}
