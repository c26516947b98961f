import { exchange } from '#generated/portal/products/us-property-data-financial.ts'
import { getUsPropertyFinancials } from '#generated/portal/reference/get-us-property-financials.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US property financial API',
  description:
    'US property financial API reference: the address to send, values, tax, and sale, statuses, and errors.',
  heading: 'US property financial API',
  lead: 'Returns a property’s assessed value, tax, and last sale.',
  operations: [getUsPropertyFinancials],
  exchange,
  product: '/products/us-property-data-financial',
}
