import { exchange } from '#generated/portal/products/us-address-autocomplete.ts'
import { suggestUsAddresses } from '#generated/portal/reference/suggest-us-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US autocomplete API',
  description:
    'Reference of the US autocomplete API: what to send while someone types, the fields of each suggestion, statuses and errors.',
  heading: 'US autocomplete API',
  lead: 'Takes what has been typed so far, and answers the addresses that begin like it.',
  operations: [suggestUsAddresses],
  exchange,
  product: '/products/us-address-autocomplete',
}
