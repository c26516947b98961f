// Written by npm run samples. Do not edit.
import type { ResponseTo, Exchange } from '#portal/content/samples/product-lookups.ts'
import { productLookups } from '#portal/content/samples/product-lookups.ts'

export const lookup = productLookups['international-address-autocomplete']

export const response: ResponseTo<'suggestInternationalAddresses'> = {
  "suggestions": [
    {
      "address1": "Rue de la République",
      "address2": "69002 Lyon",
      "locality": "Lyon",
      "postal_code": "69002",
      "country_iso3": "FRA",
      "entries": 85,
      "group": "11uf7qz"
    },
    {
      "address1": "Rue de Rivoli",
      "address2": "75001 Paris",
      "locality": "Paris",
      "postal_code": "75001",
      "country_iso3": "FRA",
      "entries": 107,
      "group": "1prls7i"
    },
    {
      "address1": "Rue des Tilleuls",
      "address2": "69002 Lyon",
      "locality": "Lyon",
      "postal_code": "69002",
      "country_iso3": "FRA",
      "entries": 64,
      "group": "1bfzltx"
    }
  ]
}

/** For the blocks of a page. */
export const exchange: Exchange = { kind: 'exchange', lookup, response: JSON.stringify(response, null, 2) }
