import { exchange } from '#generated/portal/products/us-rooftop-geocoding.ts'
import { geocodeUsAddress } from '#generated/portal/reference/geocode-us-address.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US rooftop geocoding API',
  description:
    'US rooftop geocoding API reference: the address to send, coordinates and their precision, statuses, and errors.',
  heading: 'US rooftop geocoding API',
  lead: 'Returns the coordinates of an address’s building.',
  operations: [geocodeUsAddress],
  exchange,
  product: '/products/us-rooftop-geocoding',
}
