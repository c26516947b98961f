import { exchange } from '#generated/portal/products/us-rooftop-geocoding.ts'
import { geocodeUsAddress } from '#generated/portal/reference/geocode-us-address.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US rooftop geocoding API',
  description:
    'Reference of the US rooftop geocoding API: the address to send, coordinates and their precision, statuses and errors.',
  heading: 'US rooftop geocoding API',
  lead: 'Takes an address, and answers the coordinates of its building.',
  operations: [geocodeUsAddress],
  exchange,
  product: '/products/us-rooftop-geocoding',
}
