// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get an order of any account.
 *
 * The order with this number. For staff. The 0 in the path is literal and stands for any account; no
 * other number is accepted. The response names the account.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getOrder: Operation<paths['/v1/admin/0/orders/{id}']['get']> = {
  service: 'billing',
  id: 'getOrder',
  method: 'GET',
  path: '/v1/admin/0/orders/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
