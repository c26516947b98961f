import { verifyUsAddress } from '#generated/portal/reference/verify-us-address.ts'
import { verifyUsAddresses } from '#generated/portal/reference/verify-us-addresses.ts'
import { printedLookup } from '../../../samples/lookups.ts'
import { printedAnswer } from '../../../samples/us-verification.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US street API',
  description:
    'Reference of the US street API: parameters, answer fields, statuses and errors of verifying one address or a list.',
  menu: {
    label: 'US street API',
    line: 'Parameters, fields and errors of US verification',
    order: 300,
    group: 'For developers',
  },
  heading: 'US street API',
  lead: 'Verifies one address by GET, or a list of them by POST. This page is made from the contract that the server itself runs on.',
  operations: [verifyUsAddress, verifyUsAddresses],
  exchange: { kind: 'exchange', lookup: printedLookup, answer: printedAnswer },
  product: '/products/us-address-verification',
}
