// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['us-secondary-address-data']

export const response: ResponseTo<'listUsSecondaryAddresses'> = {
  "results": [
    {
      "postal_address": {
        "delivery_line_1": "88 Copper Mill Ave",
        "last_line": "Boulder CO 80302-3217",
        "city_name": "Boulder",
        "state_abbreviation": "CO",
        "zipcode": "80302",
        "plus4_code": "3217",
        "delivery_point_barcode": "803023217996"
      },
      "units_count": 24,
      "units": [
        {
          "secondary_designator": "Apt",
          "secondary_number": "1",
          "delivery_line_1": "88 Copper Mill Ave Apt 1"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "2",
          "delivery_line_1": "88 Copper Mill Ave Apt 2"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "3",
          "delivery_line_1": "88 Copper Mill Ave Apt 3"
        },
        {
          "secondary_designator": "Apt",
          "secondary_number": "4",
          "delivery_line_1": "88 Copper Mill Ave Apt 4"
        }
      ],
      "has_more": true
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
