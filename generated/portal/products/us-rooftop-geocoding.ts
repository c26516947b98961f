// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['us-rooftop-geocoding']

export const response: ResponseTo<'geocodeUsAddress'> = {
  "results": [
    {
      "postal_address": {
        "delivery_line_1": "1600 Amphitheatre Pkwy",
        "last_line": "Mountain View CA 94043-1351",
        "city_name": "Mountain View",
        "state_abbreviation": "CA",
        "zipcode": "94043",
        "plus4_code": "1351",
        "delivery_point_barcode": "940431351000"
      },
      "coordinates": {
        "latitude": 37.42242,
        "longitude": -122.08421
      },
      "precision": "rooftop"
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
