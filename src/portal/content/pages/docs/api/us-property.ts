import { exchange } from '#generated/portal/products/us-property-data.ts'
import { getUsProperty } from '#generated/portal/reference/get-us-property.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US property API',
  description:
    'Reference of the US property API: the address to send, each figure of a building, statuses and errors.',
  heading: 'US property API',
  lead: 'Takes an address, and answers what the building there is like.',
  operations: [getUsProperty],
  exchange,
  product: '/products/us-property-data',
}
