// Written by npm run samples. Do not edit.
import type { Asked } from '#portal/content/samples/solution-lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'

export const typing: Asked<'suggestUsAddresses'> = {
  lookup: solutionLookups['ecommerce'].typing,
  response: {
  "suggestions": [
    {
      "street_line": "33 Bluegrass Pike",
      "city": "Louisville",
      "state": "KY",
      "zipcode": "40202",
      "entries": 1
    },
    {
      "street_line": "330 NE Harbor View Dr",
      "city": "Portland",
      "state": "OR",
      "zipcode": "97217",
      "entries": 1
    },
    {
      "street_line": "330 Hillsborough St",
      "city": "Raleigh",
      "state": "NC",
      "zipcode": "27601",
      "entries": 1
    }
  ]
},
}

export const order: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['ecommerce'].order,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "33 Bluegrass Pike",
      "delivery_line_2": null,
      "last_line": "Louisville KY 40202-5804",
      "delivery_point_barcode": "402025804339",
      "components": {
        "primary_number": "33",
        "street_predirection": null,
        "street_name": "Bluegrass",
        "street_suffix": "Pike",
        "street_postdirection": null,
        "secondary_designator": null,
        "secondary_number": null,
        "city_name": "Louisville",
        "state_abbreviation": "KY",
        "zipcode": "40202",
        "plus4_code": "5804",
        "delivery_point": "33",
        "delivery_point_check_digit": "9"
      },
      "metadata": {
        "record_type": "street",
        "county_name": "Jefferson",
        "latitude": 38.253,
        "longitude": -85.75,
        "precision": "zip9",
        "time_zone": "America/New_York",
        "rdi": "residential"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "A#M#",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}
