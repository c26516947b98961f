// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Reject a tax certificate.
 *
 * For staff: the taxes of the account do not change. The reason is for the customer, who sees it on the billing page and
 * gets it by email, and can upload another certificate. Of two members of staff who review it at once, the
 * second one gets 409.
 *
 * A repeated call is rejected with `certificate-decided`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const rejectTaxCertificate: Operation<paths['/admin/tax-exempt/certificates/{id}/reject']['post']> = {
  service: 'sales',
  id: 'rejectTaxCertificate',
  method: 'POST',
  path: '/admin/tax-exempt/certificates/{id}/reject',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
