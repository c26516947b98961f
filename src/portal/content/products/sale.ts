import type { PricedPlan, PricedProduct } from '../page.ts'
import { pricingLines } from '../pricing/lines.ts'
import type { Sale } from '../templates/product.ts'

type PricedName = (typeof pricingLines)[number]['name']

/** Returns the pricing summary of a product, from the price list. */
export function saleOf(
  name: PricedName,
  {
    product,
    unit = 'lookups',
    editions = product ? [product] : [],
  }: {
    product: PricedProduct | null
    unit?: string
    /** All products with these prices, where there are several; the trial and the free plan are of `product`. */
    editions?: readonly PricedProduct[]
  },
): Sale {
  const slug = pricingLines.find(line => line.name === name)?.slug
  return {
    to: slug ? `/pricing/${slug}` : '/pricing',
    unit,
    trial: product?.trial ?? null,
    plan: smallestPlan(editions),
    freeLookups: product?.free?.lookups ?? null,
  }
}

/** Returns the cheapest monthly plan of products. */
export function smallestPlan(products: readonly PricedProduct[]): PricedPlan | null {
  const monthly = products.flatMap(({ plans }) => plans.filter(({ months }) => months === 1))
  return monthly.toSorted((a, b) => a.price - b.price)[0] ?? null
}
