// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download the documents of a year.
 *
 * The receipts and invoices that were issued in a year (UTC), as PDFs in one zip file, which begins before its last
 * document is drawn. For people who can see billing. At most 1,000 documents; `kind` halves a larger year. The file is
 * named `documents-<year>.zip`, and its files like those of `downloadReceipt` and `downloadInvoice`.
 *
 * At most 6 calls from an address in a minute.
 *
 * Needs the role billing-viewer.
 */
export const downloadDocuments: Operation<paths['/v1/account/documents/archive']['get']> = {
  service: 'billing',
  id: 'downloadDocuments',
  method: 'GET',
  path: '/v1/account/documents/archive',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
