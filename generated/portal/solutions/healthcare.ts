// Written by npm run samples. Do not edit.
import type { Asked } from '#portal/content/samples/solution-lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'

export const desk: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['healthcare'].desk,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "57 Pelican Cir Apt 12",
      "delivery_line_2": null,
      "last_line": "Miami Beach FL 33139-4905",
      "delivery_point_barcode": "331394905120",
      "components": {
        "primary_number": "57",
        "street_predirection": null,
        "street_name": "Pelican",
        "street_suffix": "Cir",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "12",
        "city_name": "Miami Beach",
        "state_abbreviation": "FL",
        "zipcode": "33139",
        "plus4_code": "4905",
        "delivery_point": "12",
        "delivery_point_check_digit": "0"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Miami-Dade",
        "latitude": 25.779,
        "longitude": -80.137,
        "precision": "zip9",
        "time_zone": "America/New_York",
        "rdi": "residential"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}

export const referral: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['healthcare'].referral,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "57 Pelican Cir Apt 12",
      "delivery_line_2": null,
      "last_line": "Miami Beach FL 33139-4905",
      "delivery_point_barcode": "331394905120",
      "components": {
        "primary_number": "57",
        "street_predirection": null,
        "street_name": "Pelican",
        "street_suffix": "Cir",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "12",
        "city_name": "Miami Beach",
        "state_abbreviation": "FL",
        "zipcode": "33139",
        "plus4_code": "4905",
        "delivery_point": "12",
        "delivery_point_check_digit": "0"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Miami-Dade",
        "latitude": 25.779,
        "longitude": -80.137,
        "precision": "zip9",
        "time_zone": "America/New_York",
        "rdi": "residential"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "A#N#",
        "vacant": false,
        "active": true
      }
    }
  ]
},
}

export const payer: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['healthcare'].payer,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "57 Pelican Cir Apt 12",
      "delivery_line_2": null,
      "last_line": "Miami Beach FL 33139-4905",
      "delivery_point_barcode": "331394905120",
      "components": {
        "primary_number": "57",
        "street_predirection": null,
        "street_name": "Pelican",
        "street_suffix": "Cir",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "12",
        "city_name": "Miami Beach",
        "state_abbreviation": "FL",
        "zipcode": "33139",
        "plus4_code": "4905",
        "delivery_point": "12",
        "delivery_point_check_digit": "0"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Miami-Dade",
        "latitude": 25.779,
        "longitude": -80.137,
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
