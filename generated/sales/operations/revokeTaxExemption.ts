// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Revoke the tax exemption of an account.
 *
 * For staff: the account pays sales tax again, from now on. Existing orders keep their tax until
 * `recalculateOrderTax`. The declaration stays in the history, with the time of its end. An expired
 * exemption cannot be revoked.
 *
 * A repeated call is rejected with `not-tax-exempt`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const revokeTaxExemption: Operation<paths['/admin/accounts/{id}/tax-exempt']['delete']> = {
  service: 'sales',
  id: 'revokeTaxExemption',
  method: 'DELETE',
  path: '/admin/accounts/{id}/tax-exempt',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
