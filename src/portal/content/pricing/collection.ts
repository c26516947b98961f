import type { PricingPage, RequestPricingPage } from '../page.ts'
import { readPages } from '../read-pages.ts'

/** The pricing pages: each file in `pages/` is one, at `/pricing/<its name>`. */
export const pricingPages = readPages(
  import.meta.glob<PricingPage | RequestPricingPage>('./pages/*.ts', { import: 'page' }),
)
