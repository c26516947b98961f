import { exchange } from '#generated/portal/products/us-reverse-geocoding.ts'
import { findNearestUsAddresses } from '#generated/portal/reference/find-nearest-us-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US reverse geocoding API',
  description:
    'Reference of the US reverse geocoding API: coordinates and limits to send, fields of each result, statuses and errors.',
  menu: {
    label: 'US reverse geocoding API',
    line: 'Parameters, fields and errors of nearest addresses',
    order: 310,
    group: 'For developers',
  },
  heading: 'US reverse geocoding API',
  lead: 'Takes a point in degrees and answers the addresses around it. This page is made from the contract that the server itself runs on.',
  operations: [findNearestUsAddresses],
  exchange,
  product: '/products/us-reverse-geocoding',
}
