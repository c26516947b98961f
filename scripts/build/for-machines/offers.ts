import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PricingPage, RequestPricingPage } from '../../../src/portal/content/page.ts'

const PRICING = 'src/portal/content/pricing'
/** The product whose prices are those of the overview itself. */
const MAIN = 'us-address-verification'

/** What a product costs, in dollars, over all editions, terms and volumes. */
export interface Offers {
  lowest: number
  highest: number
  count: number
}

/** The offers of each product that is sold at public prices, by the last part of its product page's address. */
export async function readOffers(): Promise<Map<string, Offers>> {
  const files = [`${PRICING}/${MAIN}.ts`, ...globSync(`${PRICING}/pages/*.ts`).toSorted()]
  const found = await Promise.all(
    files.map(async file => {
      const { page }: { page: PricingPage | RequestPricingPage } = await import(
        pathToFileURL(resolve(file)).href
      )
      return page.kind === 'volumes' ? [[basename(file, '.ts'), offersOf(page)] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** The product that a page is about, by the address: of a pricing page, or of the product's own. */
export function productOf(path: string): string | undefined {
  const [, area, name, ...more] = path.split('/')
  if (more.length || (area !== 'pricing' && area !== 'products')) return undefined
  return name ?? (area === 'pricing' ? MAIN : undefined)
}

/** Where the prices of a product are. */
export function pricingPath(product: string): string {
  return ['', 'pricing', ...(product === MAIN ? [] : [product])].join('/')
}

function offersOf({ editions }: PricingPage): Offers {
  const prices = editions.flatMap(({ product }) => product.plans.map(({ price }) => price / 100))
  return { lowest: Math.min(...prices), highest: Math.max(...prices), count: prices.length }
}
