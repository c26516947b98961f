// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['international-address-verification']

export const response: ResponseTo<'verifyInternationalAddress'> = {
  "candidates": [
    {
      "address1": "Mühlbachstraße 12",
      "address2": "80331 München",
      "components": {
        "country_iso3": "DEU",
        "administrative_area": "Bayern",
        "locality": "München",
        "postal_code": "80331",
        "street": "Mühlbachstraße",
        "premise": "12"
      },
      "metadata": {
        "latitude": 48.1371,
        "longitude": 11.5754
      },
      "analysis": {
        "verification_status": "verified",
        "address_precision": "premise"
      }
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
