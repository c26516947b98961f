// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a price list.
 *
 * For staff. The plans and licenses of a pricing schedule, even one that belongs to a single account. A
 * schedule of an account lists only the prices that it changes; for any other plan the account pays the
 * public price.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getPricingSchedule: Operation<paths['/admin/pricing/{id}']['get']> = {
  service: 'sales',
  id: 'getPricingSchedule',
  method: 'GET',
  path: '/admin/pricing/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
