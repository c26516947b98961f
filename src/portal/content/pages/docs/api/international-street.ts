import { exchange } from '#generated/portal/products/international-address-verification.ts'
import { verifyInternationalAddress } from '#generated/portal/reference/verify-international-address.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'International street API',
  description:
    'Reference of the International street API: the parts to send, the verified address, statuses and errors.',
  heading: 'International street API',
  lead: 'Takes an address in any form, and answers it in the format of its country.',
  operations: [verifyInternationalAddress],
  exchange,
  product: '/products/international-address-verification',
}
