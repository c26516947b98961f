import type { LegalPage } from '../page.ts'
import { readPages } from '../read-pages.ts'

/** The legal pages: each file in `pages/` is one, at `/legal/<its name>`. */
export const legalPages = readPages(import.meta.glob<LegalPage>('./pages/*.ts', { import: 'page' }))
