import type { SearchArea } from './index-shape.ts'

/** What a group of results is called. */
export const areaLabels: Readonly<Record<SearchArea, string>> = {
  products: 'Products',
  pricing: 'Pricing',
  solutions: 'Solutions',
  resources: 'Resources',
  company: 'Company',
  legal: 'Legal',
  contact: 'Contact',
  errors: 'Errors',
  account: 'Your account',
}
