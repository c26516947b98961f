// Written by npm run samples. Do not edit.
import type { UsStreetAnswer } from '#generated/gateway/types.ts'

/** How many addresses of the United States the gateway's sample has. */
export const sampleSize = 6379

export const misspelled: UsStreetAnswer = {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "1600 Amphitheatre Pkwy",
      "delivery_line_2": null,
      "last_line": "Mountain View CA 94043-1351",
      "delivery_point_barcode": "940431351000",
      "components": {
        "primary_number": "1600",
        "street_predirection": null,
        "street_name": "Amphitheatre",
        "street_suffix": "Pkwy",
        "street_postdirection": null,
        "secondary_designator": null,
        "secondary_number": null,
        "city_name": "Mountain View",
        "state_abbreviation": "CA",
        "zipcode": "94043",
        "plus4_code": "1351",
        "delivery_point": "00",
        "delivery_point_check_digit": "0"
      },
      "metadata": {
        "record_type": "firm",
        "county_name": "Santa Clara",
        "latitude": 37.422,
        "longitude": -122.084,
        "precision": "zip9",
        "time_zone": "America/Los_Angeles",
        "rdi": "commercial"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "A#B#M#N#",
        "vacant": false,
        "active": true
      }
    }
  ]
}

export const noSuite: UsStreetAnswer = {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "350 5th Ave",
      "delivery_line_2": null,
      "last_line": "New York NY 10118-0110",
      "delivery_point_barcode": "101180110999",
      "components": {
        "primary_number": "350",
        "street_predirection": null,
        "street_name": "5th",
        "street_suffix": "Ave",
        "street_postdirection": null,
        "secondary_designator": null,
        "secondary_number": null,
        "city_name": "New York",
        "state_abbreviation": "NY",
        "zipcode": "10118",
        "plus4_code": "0110",
        "delivery_point": "99",
        "delivery_point_check_digit": "9"
      },
      "metadata": {
        "record_type": "high-rise",
        "county_name": "New York",
        "latitude": 40.748,
        "longitude": -73.986,
        "precision": "zip9",
        "time_zone": "America/New_York",
        "rdi": "commercial"
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
}

export const wrongNumber: UsStreetAnswer = {
  "candidates": []
}

export const printed: UsStreetAnswer = {
  "candidates": [
    {
      "input_id": null,
      "input_index": 0,
      "candidate_index": 0,
      "delivery_line_1": "1600 Amphitheatre Pkwy",
      "delivery_line_2": null,
      "last_line": "Mountain View CA 94043-1351",
      "delivery_point_barcode": "940431351000",
      "components": {
        "primary_number": "1600",
        "street_predirection": null,
        "street_name": "Amphitheatre",
        "street_suffix": "Pkwy",
        "street_postdirection": null,
        "secondary_designator": null,
        "secondary_number": null,
        "city_name": "Mountain View",
        "state_abbreviation": "CA",
        "zipcode": "94043",
        "plus4_code": "1351",
        "delivery_point": "00",
        "delivery_point_check_digit": "0"
      },
      "metadata": {
        "record_type": "firm",
        "county_name": "Santa Clara",
        "latitude": 37.422,
        "longitude": -122.084,
        "precision": "zip9",
        "time_zone": "America/Los_Angeles",
        "rdi": "commercial"
      },
      "analysis": {
        "dpv_match_code": "Y",
        "dpv_footnotes": "AABB",
        "footnotes": "A#B#M#N#",
        "vacant": false,
        "active": true
      }
    }
  ]
}
