import { exchange } from '#generated/portal/products/us-property-data-financial.ts'
import { getUsPropertyFinancials } from '#generated/portal/reference/get-us-property-financials.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US property financial API',
  description:
    'Reference of the US property financial API: the address to send, values, tax and sale, statuses and errors.',
  heading: 'US property financial API',
  lead: 'Takes an address, and answers assessment, tax and the last sale of the property.',
  operations: [getUsPropertyFinancials],
  exchange,
  product: '/products/us-property-data-financial',
}
