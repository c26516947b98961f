// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the cards of an account.
 *
 * All cards of any account, as its members see them: the primary one first, then the newest. For
 * staff. The payment processor's tokens are masked for staff as well.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountPaymentMethods: Operation<paths['/admin/accounts/{id}/payment-methods']['get']> = {
  service: 'payment',
  id: 'listAccountPaymentMethods',
  method: 'GET',
  path: '/admin/accounts/{id}/payment-methods',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
