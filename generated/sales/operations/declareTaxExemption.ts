// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Declare an account tax-exempt.
 *
 * For staff: the account pays no sales tax from `timestamp` on, which may lie in the past, until
 * `expiration` or until it is revoked. New quotes and orders have no tax after that; an existing
 * order keeps its tax until `recalculateOrderTax`. Revoke a current or upcoming exemption before
 * declaring another one. The declaration and its author stay in the history.
 *
 * A repeated call is rejected with `already-tax-exempt`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const declareTaxExemption: Operation<paths['/admin/accounts/{id}/tax-exempt']['put']> = {
  service: 'sales',
  id: 'declareTaxExemption',
  method: 'PUT',
  path: '/admin/accounts/{id}/tax-exempt',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
