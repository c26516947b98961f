// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['us-property-data']

export const response: ResponseTo<'getUsProperty'> = {
  "results": [
    {
      "postal_address": {
        "delivery_line_1": "214 N Juniper St",
        "last_line": "Salt Lake City UT 84116-2911",
        "city_name": "Salt Lake City",
        "state_abbreviation": "UT",
        "zipcode": "84116",
        "plus4_code": "2911",
        "delivery_point_barcode": "841162911142"
      },
      "structure": {
        "building_use": "single-family",
        "year_built": 2002,
        "stories": 1,
        "square_feet": 2040,
        "units_count": 1,
        "bedrooms": 4,
        "bathrooms": 2.5,
        "construction": "wood-frame",
        "exterior": "stone",
        "roof": "asphalt-shingle",
        "heating": "forced-air",
        "cooling": "central",
        "parking_spaces": 2
      },
      "lot": {
        "acres": 0.33,
        "square_feet": 14375
      }
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
