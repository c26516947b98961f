// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download the invoice of an order.
 *
 * The invoice of an order of the active account that is paid by bank transfer, as a PDF with the bank details and
 * the reference that the transfer has to carry. For people who can see billing. The file is named
 * `invoice-<order>.pdf`. What was issued stays; the file also says whether the order is paid or canceled by now, and
 * shows its PO number of today.
 *
 * At most 60 calls from an address in a minute.
 *
 * Needs the role billing-viewer.
 */
export const downloadInvoice: Operation<paths['/v1/account/orders/{id}/invoice']['get']> = {
  service: 'billing',
  id: 'downloadInvoice',
  method: 'GET',
  path: '/v1/account/orders/{id}/invoice',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
