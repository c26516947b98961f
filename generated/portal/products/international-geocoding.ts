// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['international-geocoding']

export const response: ResponseTo<'geocodeInternationalAddress'> = {
  "results": [
    {
      "address1": "Mühlbachstraße 12",
      "address2": "80331 München",
      "country_iso3": "DEU",
      "coordinates": {
        "latitude": 48.13579,
        "longitude": 11.5763
      },
      "address_precision": "premise"
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
