// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

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

/**
 * List pending orders.
 *
 * The active account's orders that are neither paid nor approved, sorted by the end of the grace
 * period. For people who can see billing. Pay one with `processPayment` (payment), with its
 * `total_amount`.
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
 * Get an order.
 *
 * An order of the active account with everything that happened to it: the timeline, the payments that
 * succeeded or were declined, and, once it is paid, the receipt with the numbers of the PDF that
 * `downloadReceipt` returns. For people who can see billing.
 *
 * A receipt is a document: it keeps the names and addresses of the moment when the order was paid. An
 * order that staff have approved without a payment has none.
 *
 * Needs the role billing-viewer.
 */
export const getAccountOrder: Operation<paths['/v1/account/orders/{id}']['get']> = {
  service: 'billing',
  id: 'getAccountOrder',
  method: 'GET',
  path: '/v1/account/orders/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Download the receipt of an order.
 *
 * The receipt of a paid order of the active account, as a PDF with the same numbers as the order. For
 * people who can see billing. The file is named `receipt-<order>.pdf`.
 *
 * A plain link cannot carry the access token: load the file with a call and offer the response for
 * download. The receipt of an order is the same for each call.
 *
 * At most 60 calls from an address in a minute.
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
 * Read the early purchase of a license.
 *
 * What buying the next term early would cost and which card it would charge, and the consent that applies, or
 * null while it is off. Show price, card, and cap before a person agrees. Requires billing-viewer.
 *
 * Needs the role billing-viewer.
 */
export const getEarlyPurchase: Operation<paths['/tracks/{id}/early-purchase']['get']> = {
  service: 'billing',
  id: 'getEarlyPurchase',
  method: 'GET',
  path: '/tracks/{id}/early-purchase',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Turn early purchase on, or change its cap.
 *
 * From now on, when the lookups of a term run out before its end, the next term is bought, starts
 * immediately, and is charged to the primary card: at most `max_times` times during one term, and for at
 * most `monthly_limit` in a calendar month (UTC), tax included. If the lookups have run out already, that
 * happens within seconds. At the cap, or if the plan costs more than `price`, lookups stop and people get
 * an email. A next term that is bought already starts early as well, at no charge.
 *
 * The consent is kept with its version, text, and time. Changing the cap is another consent; what was
 * bought early before still counts. Turning renewal off turns this off. Requires billing-editor.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role billing-editor.
 */
export const setEarlyPurchase: Operation<paths['/tracks/{id}/early-purchase']['put']> = {
  service: 'billing',
  id: 'setEarlyPurchase',
  method: 'PUT',
  path: '/tracks/{id}/early-purchase',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Turn early purchase off.
 *
 * Nothing more is bought early: when lookups run out, they stop until the next term begins. A term that
 * was bought early before stays, and is charged if it is not paid yet. Requires billing-editor.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role billing-editor.
 */
export const disableEarlyPurchase: Operation<paths['/tracks/{id}/early-purchase']['delete']> = {
  service: 'billing',
  id: 'disableEarlyPurchase',
  method: 'DELETE',
  path: '/tracks/{id}/early-purchase',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Read a link that turns early purchase off.
 *
 * Returns what the link in an email turns off: of which license and account, and whether it is still on. Nothing
 * changes. Anyone who has the link can call it; the link proves that the email was read.
 *
 * A link does not expire. It is no longer valid once its address is neither that of a contact of the account nor
 * that of a member.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const findEarlyPurchase: Operation<paths['/early-purchase-link']['post']> = {
  service: 'billing',
  id: 'findEarlyPurchase',
  method: 'POST',
  path: '/early-purchase-link',
  auth: 'none',
  roles: [],
}

/**
 * Turn early purchase off by a link.
 *
 * Turns off what the link is about, as `disableEarlyPurchase` does. It can turn nothing on.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const disableEarlyPurchaseByLink: Operation<paths['/early-purchase-link/off']['post']> = {
  service: 'billing',
  id: 'disableEarlyPurchaseByLink',
  method: 'POST',
  path: '/early-purchase-link/off',
  auth: 'none',
  roles: [],
}

/**
 * Send the receipt of an order by email.
 *
 * Sends the receipt of a paid order of any account to an email address, with the PDF attached. For
 * staff. Any address is accepted and gets the customer's receipt, so check it first. The activity log
 * records who sent it where.
 *
 * This GET has an effect, because the specification gives it that way: each call sends another email.
 * Do not prefetch it, and do not retry it automatically.
 *
 * A repeated call does it again. At most 10 calls from an address in a minute.
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
  hasEffect: true,
  roles: [['internal-admin']],
}

/**
 * List the orders of an account.
 *
 * A page of any account's orders, newest first, in every state. For staff. `start` and `end` limit
 * the list to orders placed in that time. The ID in the path is the account's; to find an order by its
 * own number, use `getOrder`.
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
 * Get a summary of an account.
 *
 * For staff: the name of any account, what it has paid in all, and how much waits for a decision there:
 * the counts are those of the lists over all accounts (`listWaitingOrders`, `listOpenDisputes`,
 * `listUndeliverableContacts`, `listWaitingTaxCertificates`).
 *
 * Needs the role internal-admin.
 */
export const getAccountSummary: Operation<paths['/v1/admin/{id}/summary']['get']> = {
  service: 'billing',
  id: 'getAccountSummary',
  method: 'GET',
  path: '/v1/admin/{id}/summary',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Get an order of any account.
 *
 * The order with this number. For staff. The 0 in the path is literal and stands for any account; no
 * other number is accepted. The response names the account.
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
 * Get the record of an order.
 *
 * An order of any account with everything that happened to it: the timeline, the payments that succeeded or
 * were declined, what staff did about it and why, and whether the caller may settle it. For staff.
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

/**
 * End the grace period of an order.
 *
 * Ends the grace period of an order now. For staff. The subscriptions of an unpaid order stop at once
 * and resume once it is paid or approved; the order itself stays pending. No email is sent. An order
 * without a grace period, such as a paid one, is returned unchanged.
 *
 * The order must belong to the account in the path, otherwise the response is 404.
 *
 * A repeated call changes nothing more.
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
 * Marks an order as paid without a card, such as by check or transfer. For staff, once the whole
 * `total_amount` has arrived; nothing is charged. The order is processed, its grace period ends, its
 * subscriptions continue or start, and the contacts subscribed to `receipts` get the receipt by email.
 * The payment becomes an offline transaction, and appears in the offline report.
 *
 * An approved order is no longer pending, so it cannot be marked. The mark cannot be undone: refund
 * the transaction instead. The person who placed an order of more than $5,000.00, by its total or its list price,
 * cannot mark it as paid (decision B22). The activity log records who did it and why.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const processOrder: Operation<paths['/admin/orders']['post']> = {
  service: 'billing',
  id: 'processOrder',
  method: 'POST',
  path: '/admin/orders',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}
