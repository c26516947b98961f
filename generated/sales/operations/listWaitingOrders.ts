// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the orders that wait.
 *
 * A page of the unpaid orders of all accounts that staff may have to do something about, for one reason. For
 * staff. `to-approve`: not paid and without a grace period, the oldest first; customers who are in the checkout
 * are among them. `in-grace-period`: the subscriptions stop at `grace_period_end`, the nearest first.
 * `renewal-failed`: a renewal that no card has paid yet, the nearest end of the grace period first.
 * `awaiting-transfer`: to be paid by bank transfer, the nearest `transfer_due` first. An order is
 * in one of the lists at most, and in none once it is paid or approved, or its subscriptions have stopped.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listWaitingOrders: Operation<paths['/admin/orders/waiting']['get']> = {
  service: 'sales',
  id: 'listWaitingOrders',
  method: 'GET',
  path: '/admin/orders/waiting',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
