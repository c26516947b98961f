// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download the receipt of an order.
 *
 * The receipt of a paid order of the active account, as a PDF with the same numbers as the order. For
 * people who can see billing. The file is named `receipt-<order>.pdf`.
 *
 * A plain link cannot carry the access token: load the file with a call and offer the response for
 * download. The receipt of an order is the same for each call.
 *
 * At most 60 calls from an address in a minute.
 *
 * Needs the role billing-viewer.
 */
export const downloadReceipt: Operation<paths['/v1/account/orders/{id}/receipt']['get']> = {
  service: 'billing',
  id: 'downloadReceipt',
  method: 'GET',
  path: '/v1/account/orders/{id}/receipt',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
