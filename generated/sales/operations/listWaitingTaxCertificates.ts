// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the tax certificates to review.
 *
 * A page of the certificates that wait for review, of all accounts, the oldest first. For staff.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listWaitingTaxCertificates: Operation<paths['/admin/tax-exempt/certificates']['get']> = {
  service: 'sales',
  id: 'listWaitingTaxCertificates',
  method: 'GET',
  path: '/admin/tax-exempt/certificates',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
