// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the open disputes.
 *
 * A page of the disputes of all accounts that are not closed, the nearest end of the time to respond first. For staff,
 * who respond in the payment processor's own pages; what comes of it is reported here.
 *
 * The bank takes the money when the dispute begins, and gives it back if we win. Meanwhile it can't be refunded. An
 * `inquiry` takes no money, and a refund usually ends it.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listOpenDisputes: Operation<paths['/admin/disputes']['get']> = {
  service: 'payment',
  id: 'listOpenDisputes',
  method: 'GET',
  path: '/admin/disputes',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
