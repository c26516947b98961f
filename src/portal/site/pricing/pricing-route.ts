import type { PricingPage, RequestPricingPage } from '#portal/content/page.ts'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '../page-head.ts'
import type { PricingSearch } from './price.ts'

/** What the address of a pricing page may say. */
export function pricingSearch({ lookups, term, edition }: Record<string, unknown>): PricingSearch {
  return {
    ...(typeof lookups === 'number' && { lookups }),
    ...(term === 'year' && { term }),
    ...(typeof edition === 'string' && { edition }),
  }
}

/** The head of a pricing page, with the range of its prices for search engines. */
export function pricingHead(page: PricingPage | RequestPricingPage, path: string) {
  const { title, description } = page
  return pageHead({
    title: `${title} · ${siteName}`,
    description,
    path,
    jsonLd:
      page.kind === 'request'
        ? { '@type': 'WebPage', name: title, description }
        : { '@type': 'Product', name: page.editions[0].product.label, description, offers: offersOf(page) },
  })
}

function offersOf({ editions }: PricingPage) {
  const prices = editions.flatMap(({ product }) => product.plans.map(({ price }) => price / 100))
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
  }
}
