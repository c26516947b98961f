import { exchange } from '#generated/portal/products/international-address-autocomplete.ts'
import { suggestInternationalAddresses } from '#generated/portal/reference/suggest-international-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'International autocomplete API',
  description:
    'Reference of the International autocomplete API: country and letters to send, groups and houses, statuses and errors.',
  heading: 'International autocomplete API',
  lead: 'Takes a country and the first letters, and answers streets, then their houses.',
  operations: [suggestInternationalAddresses],
  exchange,
  product: '/products/international-address-autocomplete',
}
