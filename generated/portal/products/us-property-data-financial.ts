// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['us-property-data-financial']

export const response: ResponseTo<'getUsPropertyFinancials'> = {
  "results": [
    {
      "postal_address": {
        "delivery_line_1": "214 N Juniper St",
        "last_line": "Salt Lake City UT 84116-2911",
        "city_name": "Salt Lake City",
        "state_abbreviation": "UT",
        "zipcode": "84116",
        "plus4_code": "2911",
        "delivery_point_barcode": "841162911142"
      },
      "assessment": {
        "assessed_year": 2025,
        "land_value": 11440000,
        "improvement_value": 37490000,
        "total_value": 48930000
      },
      "property_tax": {
        "tax_year": 2025,
        "yearly_tax": 269115
      },
      "last_sale": {
        "sold_on": "2009-06-02",
        "sale_price": 26430000,
        "loan": {
          "loan_kind": "conventional",
          "loan_amount": 23790000
        }
      }
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
