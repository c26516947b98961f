import { exchange } from '#generated/portal/products/us-secondary-address-data.ts'
import { listUsSecondaryAddresses } from '#generated/portal/reference/list-us-secondary-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US secondary API',
  description:
    'Reference of the US secondary API: the building to send, its units, how to page through them, statuses and errors.',
  heading: 'US secondary API',
  lead: 'Takes a building, and lists its apartments and suites, page by page.',
  operations: [listUsSecondaryAddresses],
  exchange,
  product: '/products/us-secondary-address-data',
}
