// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['us-reverse-geocoding']

export const response: ResponseTo<'findNearestUsAddresses'> = {
  "results": [
    {
      "distance": 6.7,
      "bearing": 131.4,
      "postal_address": {
        "delivery_line_1": "214 N Juniper St",
        "last_line": "Salt Lake City UT 84116-2911",
        "city_name": "Salt Lake City",
        "state_abbreviation": "UT",
        "zipcode": "84116",
        "plus4_code": "2911",
        "delivery_point_barcode": "841162911142"
      },
      "coordinates": {
        "latitude": 40.77616,
        "longitude": -111.89554
      }
    },
    {
      "distance": 9.4,
      "bearing": 233.7,
      "postal_address": {
        "delivery_line_1": "212 N Juniper St",
        "last_line": "Salt Lake City UT 84116-2910",
        "city_name": "Salt Lake City",
        "state_abbreviation": "UT",
        "zipcode": "84116",
        "plus4_code": "2910",
        "delivery_point_barcode": "841162910125"
      },
      "coordinates": {
        "latitude": 40.77615,
        "longitude": -111.89569
      }
    },
    {
      "distance": 18.2,
      "bearing": 104.1,
      "postal_address": {
        "delivery_line_1": "216 N Juniper St",
        "last_line": "Salt Lake City UT 84116-2912",
        "city_name": "Salt Lake City",
        "state_abbreviation": "UT",
        "zipcode": "84116",
        "plus4_code": "2912",
        "delivery_point_barcode": "841162912169"
      },
      "coordinates": {
        "latitude": 40.77616,
        "longitude": -111.89539
      }
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
