// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['us-georeference-data']

export const response: ResponseTo<'getUsGeoreference'> = {
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
      "census": {
        "state_fips": "49",
        "county_fips": "49035",
        "county_name": "Salt Lake",
        "tract": "355108",
        "block_group": "1",
        "block": "1040",
        "geoid": "490353551081040"
      },
      "statistical_area": {
        "cbsa_code": "41620",
        "cbsa_name": "Salt Lake City, UT",
        "cbsa_kind": "metropolitan"
      }
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
