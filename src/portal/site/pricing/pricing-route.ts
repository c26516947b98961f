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

/** The head of a pricing page. */
export function pricingHead({ title, description }: PricingPage | RequestPricingPage, path: string) {
  return pageHead({ title: `${title} · ${siteName}`, description, path })
}
