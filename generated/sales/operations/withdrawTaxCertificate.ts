// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Withdraw a tax certificate.
 *
 * Deletes a certificate of the active account that waits for review, such as a wrong file, so that another
 * one can be uploaded. No email is sent. A certificate that our staff have accepted or rejected stays.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role billing-editor.
 */
export const withdrawTaxCertificate: Operation<paths['/tax-exempt/certificates/{id}']['delete']> = {
  service: 'sales',
  id: 'withdrawTaxCertificate',
  method: 'DELETE',
  path: '/tax-exempt/certificates/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
