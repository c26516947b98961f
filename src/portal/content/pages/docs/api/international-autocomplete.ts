import { exchange } from '#generated/portal/products/international-address-autocomplete.ts'
import { suggestInternationalAddresses } from '#generated/portal/reference/suggest-international-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'International autocomplete API',
  description:
    'International autocomplete API reference: the country and text to send, the suggestions, statuses, and errors.',
  heading: 'International autocomplete API',
  lead: 'Suggests streets in a country while someone types, and then the house numbers on each street.',
  operations: [suggestInternationalAddresses],
  exchange,
  product: '/products/international-address-autocomplete',
}
