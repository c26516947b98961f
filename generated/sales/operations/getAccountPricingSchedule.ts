// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the pricing schedule of an account.
 *
 * For staff: the number of the account's pricing schedule, which is the public one unless staff have given
 * the account its own. A number belongs to an account only if this call returns a schedule; any other
 * number gets 404.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountPricingSchedule: Operation<paths['/admin/accounts/{id}/pricing-schedule']['get']> = {
  service: 'sales',
  id: 'getAccountPricingSchedule',
  method: 'GET',
  path: '/admin/accounts/{id}/pricing-schedule',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
