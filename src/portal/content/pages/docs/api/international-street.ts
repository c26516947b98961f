import { exchange } from '#generated/portal/products/international-address-verification.ts'
import { verifyInternationalAddress } from '#generated/portal/reference/verify-international-address.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'International street API',
  description:
    'International street API reference: the fields to send, the verified address, statuses, and errors.',
  heading: 'International street API',
  lead: 'Verifies an address outside the US and returns it in its country’s format.',
  operations: [verifyInternationalAddress],
  exchange,
  product: '/products/international-address-verification',
}
