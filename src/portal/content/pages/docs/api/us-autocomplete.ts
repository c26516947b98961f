import { exchange } from '#generated/portal/products/us-address-autocomplete.ts'
import { suggestUsAddresses } from '#generated/portal/reference/suggest-us-addresses.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US autocomplete API',
  description:
    'US autocomplete API reference: the text to send, the fields of each suggestion, statuses, and errors.',
  heading: 'US autocomplete API',
  lead: 'Suggests US addresses while someone types.',
  operations: [suggestUsAddresses],
  exchange,
  product: '/products/us-address-autocomplete',
}
