// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['us-address-autocomplete']

export const response: ResponseTo<'suggestUsAddresses'> = {
  "suggestions": [
    {
      "street_line": "1600 Amphitheatre Pkwy",
      "city": "Mountain View",
      "state": "CA",
      "zipcode": "94043",
      "entries": 1
    },
    {
      "street_line": "1600 N Orange Ave",
      "city": "Orlando",
      "state": "FL",
      "zipcode": "32801",
      "entries": 1
    },
    {
      "street_line": "1600 Pennsylvania Ave NW",
      "city": "Washington",
      "state": "DC",
      "zipcode": "20500",
      "entries": 1
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
