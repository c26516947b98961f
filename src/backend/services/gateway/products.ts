import type { CatalogSnapshot } from '#backend/services/subscription/public.ts'

/** Keys of the licenses that serve each product, the preferred one first. */
export const products = {
  usStreet: ['us-core-cloud', 'us-standard-cloud'],
  usAutocomplete: ['us-autocomplete-pro-cloud'],
  usReverseGeocoding: ['us-reverse-geocoding-cloud'],
  usProperty: ['us-property-data-cloud', 'us-property-structural-cloud'],
  usPropertyFinancial: ['us-property-financial-cloud'],
  usGeoreference: ['us-georeference-data-cloud'],
  usSecondary: ['us-secondary-data-cloud'],
  usRooftopGeocoding: ['us-rooftop-geocoding-cloud'],
  internationalStreet: ['international-cloud'],
  internationalAutocomplete: ['international-autocomplete-cloud'],
  internationalGeocoding: ['international-geocoding-cloud'],
} as const

export type Product = (typeof products)[keyof typeof products]

/** Numbers of the licenses that serve a product. Throws for one that is not in the catalog. */
export function licensesOf(product: Product, { licenseIds }: CatalogSnapshot): number[] {
  return product.map(key => {
    const id = licenseIds.get(key)
    if (id === undefined) throw new Error(`the catalog has no license ${key}`)
    return id
  })
}
