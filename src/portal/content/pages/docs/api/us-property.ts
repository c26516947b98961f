import { exchange } from '#generated/portal/products/us-property-data.ts'
import { getUsProperty } from '#generated/portal/reference/get-us-property.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US property API',
  description:
    'US property API reference: the address to send, the characteristics of the building, statuses, and errors.',
  heading: 'US property API',
  lead: 'Returns a building’s characteristics, such as its size and year built.',
  operations: [getUsProperty],
  exchange,
  product: '/products/us-property-data',
}
