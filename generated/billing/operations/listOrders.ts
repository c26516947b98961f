// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the orders.
 *
 * A page of the active account's orders, the newest first unless `sort` says otherwise, in every state
 * unless `state` chooses one. For people who can see billing. `start` and `end` limit the list to orders
 * placed in that time. `search` keeps the orders whose number begins with the text, and those of a
 * product whose name contains it.
 *
 * With `format=csv` all orders that the filters keep come as a file to download, whatever `page` says,
 * one line for each order, with amounts in dollars. Text that a spreadsheet would read as a formula gets
 * an apostrophe in front.
 *
 * Needs the role billing-viewer.
 */
export const listOrders: Operation<paths['/v1/account/orders']['get']> = {
  service: 'billing',
  id: 'listOrders',
  method: 'GET',
  path: '/v1/account/orders',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
