import { priceList } from '#generated/portal/price-list.ts'
import type { PricedProduct } from '../page.ts'
import { pricingLines } from './lines.ts'

export interface PricedLine {
  /** Of its page; null for `/pricing` itself. */
  slug: string | null
  /** The address of its page. */
  to: string
  name: string
  /** Its smallest monthly plan; null for a product without a public price. */
  from: { price: number; lookups: number } | null
  /** Lookups of its trial; null where there is none. */
  trialLookups: number | null
}

const products: Record<(typeof pricingLines)[number]['name'], PricedProduct | null> = {
  'US address verification': priceList['us-core-cloud'],
  'US address autocomplete': priceList['us-autocomplete-pro-cloud'],
  'US rooftop geocoding': priceList['us-rooftop-geocoding-cloud'],
  'US reverse geocoding': priceList['us-reverse-geocoding-cloud'],
  'International verification': priceList['international-cloud'],
  'International autocomplete': priceList['international-autocomplete-cloud'],
  'US property data': priceList['us-property-data-cloud'],
  'US georeference data': priceList['us-georeference-data-cloud'],
  'US secondary address data': priceList['us-secondary-data-cloud'],
  'US master address list': null,
}

/** Every product line with its smallest plan. */
export const pricedLines: readonly PricedLine[] = pricingLines.map(({ slug, name }) => {
  const product = products[name]
  const [smallest] = product?.plans ?? []
  return {
    slug,
    to: slug === null ? '/pricing' : `/pricing/${slug}`,
    name,
    from: smallest ? { price: smallest.price, lookups: smallest.lookups } : null,
    trialLookups: product?.trial?.lookups ?? null,
  }
})
