// Written by npm run samples. Do not edit.
import type { Asked } from '#portal/content/samples/solution-lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'

export const risk: Asked<'geocodeUsAddress'> = {
  lookup: solutionLookups['p-and-c-insurance'].risk,
  response: {
  "results": [
    {
      "postal_address": {
        "delivery_line_1": "2434 Tidewater Rd",
        "last_line": "Virginia Beach VA 23451-3821",
        "city_name": "Virginia Beach",
        "state_abbreviation": "VA",
        "zipcode": "23451",
        "plus4_code": "3821",
        "delivery_point_barcode": "234513821344"
      },
      "coordinates": {
        "latitude": 36.86364,
        "longitude": -75.96894
      },
      "precision": "rooftop"
    }
  ]
},
}
