// Written by npm run samples. Do not edit.
import type { Asked } from '../solution-lookups.ts'
import { solutionLookups } from '../solution-lookups.ts'

export const risk: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['p-and-c-insurance'].risk,
  answer: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "2434 Tidewater Rd",
      "delivery_line_2": null,
      "last_line": "Virginia Beach VA 23451-3821",
      "delivery_point_barcode": "234513821344",
      "components": {
        "primary_number": "2434",
        "street_predirection": null,
        "street_name": "Tidewater",
        "street_suffix": "Rd",
        "street_postdirection": null,
        "secondary_designator": null,
        "secondary_number": null,
        "city_name": "Virginia Beach",
        "state_abbreviation": "VA",
        "zipcode": "23451",
        "plus4_code": "3821",
        "delivery_point": "34",
        "delivery_point_check_digit": "4"
      },
      "metadata": {
        "record_type": "street",
        "county_name": "Virginia Beach City",
        "latitude": 36.864,
        "longitude": -75.969,
        "precision": "zip9",
        "time_zone": "America/New_York",
        "rdi": "residential"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "A#M#N#",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}
