import type { LandingPage } from '../page.ts'
import { readPages } from '../read-pages.ts'

/** The product pages: each file in `pages/` is one, at `/products/<its name>`. */
export const productPages = readPages(import.meta.glob<LandingPage>('./pages/*.ts', { import: 'page' }))
