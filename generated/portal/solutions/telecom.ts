// Written by npm run samples. Do not edit.
import type { Asked } from '#portal/content/samples/solution-lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'

export const building: Asked<'verifyUsAddress'> = {
  lookup: solutionLookups['telecom'].building,
  response: {
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

export const units: Asked<'listUsSecondaryAddresses'> = {
  lookup: solutionLookups['telecom'].units,
  response: {
  "results": [
    {
      "postal_address": {
        "delivery_line_1": "68 Copper Mill Ave",
        "last_line": "Boulder CO 80302-3207",
        "city_name": "Boulder",
        "state_abbreviation": "CO",
        "zipcode": "80302",
        "plus4_code": "3207",
        "delivery_point_barcode": "803023207997"
      },
      "units_count": 24,
      "units": [
        {
          "secondary_designator": "Apt",
          "secondary_number": "1",
          "delivery_line_1": "68 Copper Mill Ave Apt 1"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "2",
          "delivery_line_1": "68 Copper Mill Ave Apt 2"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "3",
          "delivery_line_1": "68 Copper Mill Ave Apt 3"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "4",
          "delivery_line_1": "68 Copper Mill Ave Apt 4"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "5",
          "delivery_line_1": "68 Copper Mill Ave Apt 5"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "6",
          "delivery_line_1": "68 Copper Mill Ave Apt 6"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "7",
          "delivery_line_1": "68 Copper Mill Ave Apt 7"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "8",
          "delivery_line_1": "68 Copper Mill Ave Apt 8"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "9",
          "delivery_line_1": "68 Copper Mill Ave Apt 9"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "10",
          "delivery_line_1": "68 Copper Mill Ave Apt 10"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "11",
          "delivery_line_1": "68 Copper Mill Ave Apt 11"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "12",
          "delivery_line_1": "68 Copper Mill Ave Apt 12"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "13",
          "delivery_line_1": "68 Copper Mill Ave Apt 13"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "14",
          "delivery_line_1": "68 Copper Mill Ave Apt 14"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "15",
          "delivery_line_1": "68 Copper Mill Ave Apt 15"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "16",
          "delivery_line_1": "68 Copper Mill Ave Apt 16"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "17",
          "delivery_line_1": "68 Copper Mill Ave Apt 17"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "18",
          "delivery_line_1": "68 Copper Mill Ave Apt 18"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "19",
          "delivery_line_1": "68 Copper Mill Ave Apt 19"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "20",
          "delivery_line_1": "68 Copper Mill Ave Apt 20"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "21",
          "delivery_line_1": "68 Copper Mill Ave Apt 21"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "22",
          "delivery_line_1": "68 Copper Mill Ave Apt 22"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "23",
          "delivery_line_1": "68 Copper Mill Ave Apt 23"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "24",
          "delivery_line_1": "68 Copper Mill Ave Apt 24"
        }
      ],
      "has_more": false
    }
  ]
},
}
