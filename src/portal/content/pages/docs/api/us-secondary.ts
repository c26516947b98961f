import { exchange } from '#generated/portal/products/us-secondary-address-data.ts'
import { listUsSecondaryAddresses } from '#generated/portal/reference/list-us-secondary-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US secondary API',
  description:
    'US secondary API reference: the building to send, its units, pagination, statuses, and errors.',
  heading: 'US secondary API',
  lead: 'Lists a building’s apartments and suites.',
  operations: [listUsSecondaryAddresses],
  exchange,
  product: '/products/us-secondary-address-data',
}
