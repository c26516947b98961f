import { exchange } from '#generated/portal/products/us-georeference-data.ts'
import { getUsGeoreference } from '#generated/portal/reference/get-us-georeference.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US georeference API',
  description:
    'US georeference API reference: the address to send, county, tract, block, and metro area, statuses, and errors.',
  heading: 'US georeference API',
  lead: 'Returns the census areas that contain an address.',
  operations: [getUsGeoreference],
  exchange,
  product: '/products/us-georeference-data',
}
