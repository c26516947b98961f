import type { PricedProduct } from '../page.ts'
import { pricingLines } from '../pricing/lines.ts'
import type { Sale } from '../templates/product.ts'

type PricedName = (typeof pricingLines)[number]['name']

/** Returns the pricing summary of a product, from the price list. */
export function saleOf(
  name: PricedName,
  { product, unit = 'lookups' }: { product: PricedProduct | null; unit?: string },
): Sale {
  const slug = pricingLines.find(line => line.name === name)?.slug
  return {
    to: slug ? `/pricing/${slug}` : '/pricing',
    unit,
    trial: product?.trial ?? null,
    plan: product?.plans.find(({ months }) => months === 1) ?? null,
    freeLookups: product?.free?.lookups ?? null,
  }
}
