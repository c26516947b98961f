import { verifyUsAddress } from '#generated/portal/reference/verify-us-address.ts'
import { verifyUsAddresses } from '#generated/portal/reference/verify-us-addresses.ts'
import { printedLookup } from '../../../samples/lookups.ts'
import { printedResponse } from '../../../samples/us-verification.ts'
import type { ReferencePage } from '../../../templates/reference.ts'

export const page: ReferencePage = {
  template: 'reference',
  title: 'US street API',
  description:
    'US street API reference: request parameters, response fields, status codes, and errors for one address or a list.',
  formerAddresses: ['/products/apis/us-street-api'],
  menu: {
    label: 'US street API',
    line: 'Parameters, fields, and errors of US verification',
    order: 300,
    area: 'products',
    group: 'For developers',
  },
  heading: 'US street API',
  lead: 'Verifies one address with GET, or a list with POST. This reference is generated from our OpenAPI spec.',
  operations: [verifyUsAddress, verifyUsAddresses],
  exchange: { kind: 'exchange', lookup: printedLookup, response: printedResponse },
  product: '/products/us-address-verification',
}
