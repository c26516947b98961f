// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Attach a file to the tax exemption of an account.
 *
 * For staff: stores a certificate that came another way, such as by email, with the exemption that the
 * account has. It needs no review. The file is a PDF, PNG, or JPEG of at most 5 MB, which its content
 * decides and not its name. Billing viewers of the account can download it too.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Takes an Idempotency-Key.
 */
export const attachTaxCertificate: Operation<paths['/admin/accounts/{id}/tax-exempt/certificates']['put']> = {
  service: 'sales',
  id: 'attachTaxCertificate',
  method: 'PUT',
  path: '/admin/accounts/{id}/tax-exempt/certificates',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['internal-admin']],
}
