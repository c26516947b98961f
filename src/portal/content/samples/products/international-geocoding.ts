// Written by npm run samples. Do not edit.
import type { AnswerTo, Exchange } from '../product-lookups.ts'
import { productLookups } from '../product-lookups.ts'

export const lookup = productLookups['international-geocoding']

export const answer: AnswerTo<'geocodeInternationalAddress'> = {
  "results": [
    {
      "address1": "221 Baker Street",
      "address2": "London NW1 6XE",
      "country_iso3": "GBR",
      "coordinates": {
        "latitude": 51.52386,
        "longitude": -0.15868
      },
      "address_precision": "premise"
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, answer: JSON.stringify(answer, null, 2) }
