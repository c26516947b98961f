// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the invoice details.
 *
 * The tax ID and the PO number that the documents of the active account show. For people who can see billing. Both
 * are null until someone saves them.
 *
 * Needs the role billing-viewer.
 */
export const getInvoiceDetails: Operation<paths['/invoice-details']['get']> = {
  service: 'sales',
  id: 'getInvoiceDetails',
  method: 'GET',
  path: '/invoice-details',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
