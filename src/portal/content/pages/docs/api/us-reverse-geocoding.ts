import { exchange } from '#generated/portal/products/us-reverse-geocoding.ts'
import { findNearestUsAddresses } from '#generated/portal/reference/find-nearest-us-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US reverse geocoding API',
  description:
    'US reverse geocoding API reference: request parameters, response fields, status codes, and errors.',
  formerAddresses: ['/products/apis/us-reverse-geocoding'],
  menu: {
    label: 'US reverse geocoding API',
    line: 'Parameters, fields, and errors of reverse geocoding',
    order: 310,
    area: 'products',
    group: 'For developers',
  },
  heading: 'US reverse geocoding API',
  lead: 'Returns the addresses nearest to a latitude and longitude. This reference is generated from our OpenAPI spec.',
  operations: [findNearestUsAddresses],
  exchange,
  product: '/products/us-reverse-geocoding',
}
