// Written by npm run samples. Do not edit.
import type { Asked } from '../solution-lookups.ts'
import { solutionLookups } from '../solution-lookups.ts'

export const building: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['telecom'].building,
  answer: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "68 Copper Mill Ave",
      "delivery_line_2": null,
      "last_line": "Boulder CO 80302-3207",
      "delivery_point_barcode": "803023207997",
      "components": {
        "primary_number": "68",
        "street_predirection": null,
        "street_name": "Copper Mill",
        "street_suffix": "Ave",
        "street_postdirection": null,
        "secondary_designator": null,
        "secondary_number": null,
        "city_name": "Boulder",
        "state_abbreviation": "CO",
        "zipcode": "80302",
        "plus4_code": "3207",
        "delivery_point": "99",
        "delivery_point_check_digit": "7"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Boulder",
        "latitude": 40.009,
        "longitude": -105.277,
        "precision": "zip9",
        "time_zone": "America/Denver",
        "rdi": "residential"
      },
      "analysis": {
        "dpv_match_code": "D",
        "dpv_footnotes": "AAN1",
        "footnotes": "A#H#N#",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}
