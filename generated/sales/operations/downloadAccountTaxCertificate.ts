// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download a tax certificate of any account.
 *
 * For staff: the file of a certificate of any account, as it was uploaded. Browsers save it and never show
 * it, because anyone can upload one.
 *
 * At most 60 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const downloadAccountTaxCertificate: Operation<paths['/admin/tax-exempt/certificates/{id}/file']['get']> = {
  service: 'sales',
  id: 'downloadAccountTaxCertificate',
  method: 'GET',
  path: '/admin/tax-exempt/certificates/{id}/file',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
