// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download a tax certificate.
 *
 * The file of a certificate of the active account, as it was uploaded. For billing viewers. Browsers save it
 * and never show it, because anyone can upload one.
 *
 * At most 60 calls from an address in a minute.
 *
 * Needs the role billing-viewer.
 */
export const downloadTaxCertificate: Operation<paths['/tax-exempt/certificates/{id}/file']['get']> = {
  service: 'sales',
  id: 'downloadTaxCertificate',
  method: 'GET',
  path: '/tax-exempt/certificates/{id}/file',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
