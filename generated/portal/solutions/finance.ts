// Written by npm run samples. Do not edit.
import type { Asked } from '#portal/content/samples/solution-lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'

export const application: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['finance'].application,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "301 NE Harbor View Dr Apt 5",
      "delivery_line_2": null,
      "last_line": "Portland OR 97217-3704",
      "delivery_point_barcode": "972173704055",
      "components": {
        "primary_number": "301",
        "street_predirection": "NE",
        "street_name": "Harbor View",
        "street_suffix": "Dr",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "5",
        "city_name": "Portland",
        "state_abbreviation": "OR",
        "zipcode": "97217",
        "plus4_code": "3704",
        "delivery_point": "05",
        "delivery_point_check_digit": "5"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Multnomah",
        "latitude": 45.583,
        "longitude": -122.69,
        "precision": "zip9",
        "time_zone": "America/Los_Angeles",
        "rdi": "residential"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "A#",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}

export const document: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['finance'].document,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "301 NE Harbor View Dr Apt 5",
      "delivery_line_2": null,
      "last_line": "Portland OR 97217-3704",
      "delivery_point_barcode": "972173704055",
      "components": {
        "primary_number": "301",
        "street_predirection": "NE",
        "street_name": "Harbor View",
        "street_suffix": "Dr",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "5",
        "city_name": "Portland",
        "state_abbreviation": "OR",
        "zipcode": "97217",
        "plus4_code": "3704",
        "delivery_point": "05",
        "delivery_point_check_digit": "5"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Multnomah",
        "latitude": 45.583,
        "longitude": -122.69,
        "precision": "zip9",
        "time_zone": "America/Los_Angeles",
        "rdi": "residential"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "N#",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}

export const office: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['finance'].office,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "20 Exchange Pl Ste 14",
      "delivery_line_2": null,
      "last_line": "New York NY 10005-3909",
      "delivery_point_barcode": "100053909148",
      "components": {
        "primary_number": "20",
        "street_predirection": null,
        "street_name": "Exchange",
        "street_suffix": "Pl",
        "street_postdirection": null,
        "secondary_designator": "Ste",
        "secondary_number": "14",
        "city_name": "New York",
        "state_abbreviation": "NY",
        "zipcode": "10005",
        "plus4_code": "3909",
        "delivery_point": "14",
        "delivery_point_check_digit": "8"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "New York",
        "latitude": 40.698,
        "longitude": -74.014,
        "precision": "zip9",
        "time_zone": "America/New_York",
        "rdi": "commercial"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "N#",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}
