// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the tax exemption of an account.
 *
 * For staff: whether the account is exempt from sales tax, with the notes of staff, every earlier
 * declaration, and every certificate.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountTaxExemption: Operation<paths['/admin/accounts/{id}/tax-exempt']['get']> = {
  service: 'sales',
  id: 'getAccountTaxExemption',
  method: 'GET',
  path: '/admin/accounts/{id}/tax-exempt',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
