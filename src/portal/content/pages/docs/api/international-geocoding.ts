import { exchange } from '#generated/portal/products/international-geocoding.ts'
import { geocodeInternationalAddress } from '#generated/portal/reference/geocode-international-address.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'International geocoding API',
  description:
    'International geocoding API reference: the fields to send, coordinates and their precision, statuses, and errors.',
  heading: 'International geocoding API',
  lead: 'Returns the coordinates of an address outside the US and how precise they are.',
  operations: [geocodeInternationalAddress],
  exchange,
  product: '/products/international-geocoding',
}
