// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Calculate the sales tax of a location.
 *
 * For staff: the tax on an amount at a postal code, both as a service and as data. Nothing is saved,
 * and exemptions do not apply. A location without sales tax has rates of zero.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const calculateSalesTax: Operation<paths['/admin/sales-tax']['post']> = {
  service: 'sales',
  id: 'calculateSalesTax',
  method: 'POST',
  path: '/admin/sales-tax',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
