import { exchange } from '#generated/portal/products/international-geocoding.ts'
import { geocodeInternationalAddress } from '#generated/portal/reference/geocode-international-address.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'International geocoding API',
  description:
    'Reference of the International geocoding API: the parts to send, coordinates and their precision, statuses and errors.',
  heading: 'International geocoding API',
  lead: 'Takes an address abroad, and answers its coordinates and how exact they are.',
  operations: [geocodeInternationalAddress],
  exchange,
  product: '/products/international-geocoding',
}
