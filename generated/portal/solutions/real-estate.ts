// Written by npm run samples. Do not edit.
import type { Asked } from '#portal/content/samples/solution-lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'

export const facts: Asked<'getUsProperty'> = {
  lookup: solutionLookups['real-estate'].facts,
  response: {
  "results": [
    {
      "postal_address": {
        "delivery_line_1": "411 W Prairie Grass Blvd",
        "last_line": "Chicago IL 60607-4009",
        "city_name": "Chicago",
        "state_abbreviation": "IL",
        "zipcode": "60607",
        "plus4_code": "4009",
        "delivery_point_barcode": "606074009990"
      },
      "structure": {
        "building_use": "apartments",
        "year_built": 1935,
        "stories": 7,
        "square_feet": 45000,
        "units_count": 60,
        "bedrooms": null,
        "bathrooms": null,
        "construction": "concrete",
        "exterior": "stone",
        "roof": "membrane",
        "heating": "forced-air",
        "cooling": "window",
        "parking_spaces": 28
      },
      "lot": {
        "acres": 0.23,
        "square_feet": 10019
      }
    }
  ]
},
}

export const feed: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['real-estate'].feed,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "411 W Prairie Grass Blvd Apt 22",
      "delivery_line_2": null,
      "last_line": "Chicago IL 60607-4009",
      "delivery_point_barcode": "606074009224",
      "components": {
        "primary_number": "411",
        "street_predirection": "W",
        "street_name": "Prairie Grass",
        "street_suffix": "Blvd",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "22",
        "city_name": "Chicago",
        "state_abbreviation": "IL",
        "zipcode": "60607",
        "plus4_code": "4009",
        "delivery_point": "22",
        "delivery_point_check_digit": "4"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Cook",
        "latitude": 41.866,
        "longitude": -87.657,
        "precision": "zip9",
        "time_zone": "America/Chicago",
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

export const agent: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['real-estate'].agent,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "411 W Prairie Grass Blvd Apt 22",
      "delivery_line_2": null,
      "last_line": "Chicago IL 60607-4009",
      "delivery_point_barcode": "606074009224",
      "components": {
        "primary_number": "411",
        "street_predirection": "W",
        "street_name": "Prairie Grass",
        "street_suffix": "Blvd",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "22",
        "city_name": "Chicago",
        "state_abbreviation": "IL",
        "zipcode": "60607",
        "plus4_code": "4009",
        "delivery_point": "22",
        "delivery_point_check_digit": "4"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Cook",
        "latitude": 41.866,
        "longitude": -87.657,
        "precision": "zip9",
        "time_zone": "America/Chicago",
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

export const portal: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['real-estate'].portal,
  response: {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "411 W Prairie Grass Blvd Apt 23",
      "delivery_line_2": null,
      "last_line": "Chicago IL 60607-4009",
      "delivery_point_barcode": "606074009233",
      "components": {
        "primary_number": "411",
        "street_predirection": "W",
        "street_name": "Prairie Grass",
        "street_suffix": "Blvd",
        "street_postdirection": null,
        "secondary_designator": "Apt",
        "secondary_number": "23",
        "city_name": "Chicago",
        "state_abbreviation": "IL",
        "zipcode": "60607",
        "plus4_code": "4009",
        "delivery_point": "23",
        "delivery_point_check_digit": "3"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "Cook",
        "latitude": 41.866,
        "longitude": -87.657,
        "precision": "zip9",
        "time_zone": "America/Chicago",
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
