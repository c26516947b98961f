// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List the orders.
 *
 * A page of the active account's orders, the newest first, in every state. For those who may see
 * billing. With `begin` and `end`, those that were placed in these days.
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

/**
 * List the orders that have to be paid.
 *
 * The active account's orders that are neither paid nor approved, the one first whose grace period ends
 * first. For those who may see billing. Pay one with `processPayment` (payment), with its `total_amount`.
 *
 * Needs the role billing-viewer.
 */
export const listPendingOrders: Operation<paths['/account/orders/pending']['get']> = {
  service: 'billing',
  id: 'listPendingOrders',
  method: 'GET',
  path: '/account/orders/pending',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Download the receipt of an order.
 *
 * The receipt of a paid order of the active account, as a PDF with the same numbers as the order. For
 * those who may see billing. The file is named `receipt-<order>.pdf`.
 *
 * A plain link can't carry the access token: load the file with a call, and offer what comes back for
 * saving. The receipt of an order is the same for each call.
 *
 * Needs the role billing-viewer.
 */
export const downloadReceipt: Operation<paths['/v1/account/orders/{id}/receipt']['get']> = {
  service: 'billing',
  id: 'downloadReceipt',
  method: 'GET',
  path: '/v1/account/orders/{id}/receipt',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Send the receipt of an order by mail.
 *
 * Sends the receipt of a paid order of any account to an e-mail address, with the PDF attached. For
 * staff. The address may be any; whoever has it gets the customer's receipt, so check it before. The
 * activity log has who sent it where.
 *
 * This GET acts, for its path is given so: each call sends another mail. Don't prefetch it, and don't
 * repeat it by itself after a failure.
 *
 * Needs the role internal-admin.
 */
export const sendReceipt: Operation<paths['/admin/account/receipt']['get']> = {
  service: 'billing',
  id: 'sendReceipt',
  method: 'GET',
  path: '/admin/account/receipt',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the orders of an account.
 *
 * A page of any account's orders, the newest first, in every state. For staff. With `begin` and `end`,
 * those that were placed in these days. The id in the path is the account's; to look for an order by its
 * own number, whoever placed it, use `getOrder`.
 *
 * Needs the role internal-admin.
 */
export const listAccountOrders: Operation<paths['/v1/admin/{id}/orders']['get']> = {
  service: 'billing',
  id: 'listAccountOrders',
  method: 'GET',
  path: '/v1/admin/{id}/orders',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Get an order of any account.
 *
 * The order with this number. For staff. The 0 in the path is literal and stands for any account: there
 * is no such account, and no other number goes there. The answer says whose order it is.
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

/**
 * End the grace period of an order.
 *
 * Ends the grace period of an order now. For staff. The subscriptions of an unpaid order stop at once
 * and start again once it is paid or approved; the order itself stays pending. No mail is sent. An order
 * without a grace period, such as a paid one, is answered as it is.
 *
 * The order must be one of the account in the path, else the answer is 404.
 *
 * Needs the role internal-admin.
 */
export const deleteGracePeriod: Operation<paths['/admin/account/{account_id}/order/{order_id}/grace-period']['delete']> = {
  service: 'billing',
  id: 'deleteGracePeriod',
  method: 'DELETE',
  path: '/admin/account/{account_id}/order/{order_id}/grace-period',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Mark an order as paid offline.
 *
 * Marks an order as paid with money that came without a card, such as a check or a transfer. For staff,
 * once the whole `total_amount` is there; nothing is charged. The order is processed, its grace period
 * ends, its subscriptions go on or start, and the contacts that take the topic `receipts` get the
 * receipt by mail. The payment becomes an offline transaction, and appears in the offline report.
 *
 * An approved order is not pending any more, so it can't be marked. Nor can a mark be undone: refund the
 * transaction instead.
 *
 * Needs the role internal-admin.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const processOrder: Operation<paths['/admin/orders']['post']> = {
  service: 'billing',
  id: 'processOrder',
  method: 'POST',
  path: '/admin/orders',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
