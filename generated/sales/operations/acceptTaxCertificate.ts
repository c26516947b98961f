// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Accept a tax certificate.
 *
 * For staff: the account is tax-exempt as the certificate says, as with `declareTaxExemption`. An exemption
 * that it has or will have is replaced: it is revoked at this moment. The person who uploaded the certificate
 * gets an email. Of two members of staff who review it at once, the second one gets 409.
 *
 * A repeated call is rejected with `certificate-decided`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const acceptTaxCertificate: Operation<paths['/admin/tax-exempt/certificates/{id}/accept']['post']> = {
  service: 'sales',
  id: 'acceptTaxCertificate',
  method: 'POST',
  path: '/admin/tax-exempt/certificates/{id}/accept',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
