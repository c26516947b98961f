// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the record of an order.
 *
 * An order of any account with everything that happened to it: the timeline, the payments that succeeded or
 * were declined, what staff did about it and why, and whether the caller may settle it. For staff.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getOrderRecord: Operation<paths['/v1/admin/0/orders/{id}/record']['get']> = {
  service: 'billing',
  id: 'getOrderRecord',
  method: 'GET',
  path: '/v1/admin/0/orders/{id}/record',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
