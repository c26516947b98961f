import {
  findNearestUsAddresses,
  geocodeInternationalAddress,
  geocodeUsAddress,
  getUsGeoreference,
  getUsProperty,
  getUsPropertyFinancials,
  listUsSecondaryAddresses,
  suggestInternationalAddresses,
  suggestUsAddresses,
  verifyInternationalAddress,
  verifyUsAddress,
} from '#generated/gateway/operations.ts'

/** The first lookup of a product: something that its API finds. */
export interface FirstLookup {
  /** Names of the licenses that pay for it, as the gateway's contract lists them. */
  licenses: readonly string[]
  operation: { service: string; path: string }
  /** What it returns, after "Look up". */
  what: string
  /** The parameters in the order in which they are shown, with their names for people. */
  fields: readonly { name: string; label: string; value: string }[]
}

export const usLookup: FirstLookup = {
  licenses: ['us-core-cloud', 'us-standard-cloud'],
  operation: verifyUsAddress,
  what: 'an address in the United States',
  fields: [
    { name: 'street', label: 'Street', value: '214 N Juniper St' },
    { name: 'city', label: 'City', value: 'Salt Lake City' },
    { name: 'state', label: 'State', value: 'UT' },
  ],
}

/** The first lookups of all products that the gateway answers. */
export const firstLookups: readonly FirstLookup[] = [
  usLookup,
  {
    licenses: ['us-autocomplete-pro-cloud'],
    operation: suggestUsAddresses,
    what: 'suggestions for the beginning of an address',
    fields: [{ name: 'search', label: 'Beginning of an address', value: '214 N Jun' }],
  },
  {
    licenses: ['us-reverse-geocoding-cloud'],
    operation: findNearestUsAddresses,
    what: 'the addresses nearest to a place in the United States',
    fields: [
      { name: 'latitude', label: 'Latitude', value: '40.7762' },
      { name: 'longitude', label: 'Longitude', value: '-111.8956' },
    ],
  },
  {
    licenses: ['us-property-data-cloud', 'us-property-structural-cloud'],
    operation: getUsProperty,
    what: 'what a building in the United States is like',
    fields: usLookup.fields,
  },
  {
    licenses: ['us-property-financial-cloud'],
    operation: getUsPropertyFinancials,
    what: 'values, tax and last sale of a building in the United States',
    fields: usLookup.fields,
  },
  {
    licenses: ['us-georeference-data-cloud'],
    operation: getUsGeoreference,
    what: 'the census geography of an address in the United States',
    fields: usLookup.fields,
  },
  {
    licenses: ['us-secondary-data-cloud'],
    operation: listUsSecondaryAddresses,
    what: 'the units of a building in the United States',
    fields: [
      { name: 'street', label: 'Street', value: '88 Copper Mill Ave' },
      { name: 'city', label: 'City', value: 'Boulder' },
      { name: 'state', label: 'State', value: 'CO' },
    ],
  },
  {
    licenses: ['us-rooftop-geocoding-cloud'],
    operation: geocodeUsAddress,
    what: 'the coordinates of a building in the United States',
    fields: usLookup.fields,
  },
  {
    licenses: ['international-autocomplete-cloud'],
    operation: suggestInternationalAddresses,
    what: 'suggestions for the beginning of an address abroad',
    fields: [
      { name: 'search', label: 'Beginning of an address', value: 'Lindenh' },
      { name: 'country', label: 'Country', value: 'Germany' },
    ],
  },
  {
    licenses: ['international-geocoding-cloud'],
    operation: geocodeInternationalAddress,
    what: 'the coordinates of an address abroad',
    fields: [
      { name: 'address1', label: 'Street', value: 'Lindenhofweg 12' },
      { name: 'postal_code', label: 'Postal code', value: '20354' },
      { name: 'country', label: 'Country', value: 'Germany' },
    ],
  },
  {
    licenses: ['international-cloud'],
    operation: verifyInternationalAddress,
    what: 'an address abroad',
    fields: [
      { name: 'address1', label: 'Street', value: 'Lindenhofweg 12' },
      { name: 'postal_code', label: 'Postal code', value: '20354' },
      { name: 'country', label: 'Country', value: 'Germany' },
    ],
  },
]
