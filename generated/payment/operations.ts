// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List the cards.
 *
 * All cards of the active account, the primary one first, then the newest. For those who may see
 * billing. Expired cards stay in the list; they say so by their expiration.
 *
 * Needs the role billing-viewer.
 */
export const listPaymentMethods: Operation<paths['/payment-methods']['get']> = {
  service: 'payment',
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/payment-methods',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Add a card.
 *
 * Adds the card that the vendor's token stands for, after the vendor has checked that it can be charged;
 * nothing is charged. For those who may change billing. The card becomes primary if the account has no
 * primary card.
 *
 * The token comes from the card vendor's frame; a card number never comes here, and one that is sent in
 * its place is refused. The proof of the bot protection is one for the action `AddPaymentMethod`.
 *
 * A token serves once. The same token again, and a card that the account has already, add nothing:
 * the answer is the card as it is kept, with the expiration and address that came last. An account can
 * have 20 cards.
 *
 * Needs the role billing-editor.
 */
export const authorizePaymentMethod: Operation<paths['/payment-methods']['post']> = {
  service: 'payment',
  id: 'authorizePaymentMethod',
  method: 'POST',
  path: '/payment-methods',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Make a card the primary one.
 *
 * Makes the card the one that renewals charge, from the next renewal on; the card that was primary
 * before stays in the list. For those who may change billing. Making the primary card primary changes
 * nothing. There is no body.
 *
 * Needs the role billing-editor.
 */
export const setPrimaryPaymentMethod: Operation<paths['/payment-methods/{id}']['post']> = {
  service: 'payment',
  id: 'setPrimaryPaymentMethod',
  method: 'POST',
  path: '/payment-methods/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Delete a card.
 *
 * Removes the card, here and at the card vendor, for good. For those who may change billing. The primary
 * card and the last one may go too: no other card becomes primary by itself, so renewals have no card
 * from then on. The answer says since when, and when the first renewal is due that would find none;
 * warn the person with it, and offer to choose or add a card.
 *
 * Past transactions keep the id of the card. A second call answers 404.
 *
 * Needs the role billing-editor.
 */
export const deletePaymentMethod: Operation<paths['/payment-methods/{id}']['delete']> = {
  service: 'payment',
  id: 'deletePaymentMethod',
  method: 'DELETE',
  path: '/payment-methods/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * List the cards of an account.
 *
 * All cards of any account, as its own people see them: the primary one first, then the newest. For
 * staff. The vendor's tokens are masked for staff as well.
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

/**
 * Pay an order.
 *
 * Charges a card of the active account for one of its orders. For those who may change billing. `amount`
 * repeats the order's `total_amount`: a person pays what the page showed, or nothing. The card may be any
 * of the account's, not only the primary one.
 *
 * On success the order is processed, its subscriptions stay on beyond the grace period, and the contacts
 * that take the topic `receipts` get the receipt by mail. When the card is declined, the order stays
 * unpaid and its grace period runs on; pay with another card, or the same one, under a new
 * Idempotency-Key.
 *
 * A second payment of the same order under another key waits for the first one and then answers
 * `order-already-paid`. So two tabs never charge an order twice.
 *
 * Needs the role billing-editor.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const processPayment: Operation<paths['/payments']['put']> = {
  service: 'payment',
  id: 'processPayment',
  method: 'PUT',
  path: '/payments',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Charge an amount of one's own for an order.
 *
 * Charges a card of any account for one of its orders with the amount that staff agreed on with the
 * customer. For staff. The amount need not be the order's total, and is not compared with it: check it
 * before. Order and card must both be the account's.
 *
 * The order is processed by it, as by any payment, and the contacts that take the topic `receipts` get
 * the receipt by mail. When the card is declined, the order stays unpaid. The activity log has who
 * charged it.
 *
 * Needs the role internal-admin.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const processCustomPayment: Operation<paths['/admin/payments']['put']> = {
  service: 'payment',
  id: 'processCustomPayment',
  method: 'PUT',
  path: '/admin/payments',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * List the transactions of an account.
 *
 * A page of any account's transactions, the newest first. For staff. Declined and voided tries are among
 * them; only approved ones that are not voided have moved money. With `order_id`, those of one order; an
 * order of another account has none here, so the list is empty.
 *
 * Needs the role internal-admin.
 */
export const listAccountTransactions: Operation<paths['/admin/accounts/{id}/transactions']['get']> = {
  service: 'payment',
  id: 'listAccountTransactions',
  method: 'GET',
  path: '/admin/accounts/{id}/transactions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Refund a transaction.
 *
 * Gives a part of a transaction back, or all of it, to the card that paid. For staff. Refunds of one
 * transaction together never exceed its amount; nothing is left to refund of a declined one. For an
 * offline transaction the refund is only recorded: the money goes back the way it came.
 *
 * The order stays paid and its subscriptions go on; terminate them separately if they should end. The
 * reason goes into the activity log with who refunded. Each call with a new Idempotency-Key is another
 * refund.
 *
 * Needs the role internal-admin.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const refundTransaction: Operation<paths['/admin/transactions/{id}/refund']['post']> = {
  service: 'payment',
  id: 'refundTransaction',
  method: 'POST',
  path: '/admin/transactions/{id}/refund',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Download the card payments of some days.
 *
 * A file of all approved card payments and of their refunds and voids, of all accounts, in the order in
 * which they happened. For staff, to compare with what the card vendor paid out. Both days count, by UTC.
 * Amounts are in cents; those of refunds and voids are negative.
 *
 * One line of headings, then one line an entry, in the format of RFC 4180. A cell that a spreadsheet
 * would take for a formula is led by an apostrophe. The report is made anew for each call.
 *
 * Needs the role internal-admin.
 */
export const downloadMerchantReport: Operation<paths['/admin/reports/merchant']['get']> = {
  service: 'payment',
  id: 'downloadMerchantReport',
  method: 'GET',
  path: '/admin/reports/merchant',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Download the offline payments of some days.
 *
 * A file of all payments that came without a card and that staff recorded, and of their refunds, of all
 * accounts, in the order in which they were recorded. For staff, to compare with the bank's statements.
 * Both days count, by UTC. Amounts are in cents; those of refunds are negative.
 *
 * One line of headings, then one line an entry, in the format of RFC 4180. A cell that a spreadsheet
 * would take for a formula is led by an apostrophe. The report is made anew for each call.
 *
 * Needs the role internal-admin.
 */
export const downloadOfflineReport: Operation<paths['/admin/reports/offline']['get']> = {
  service: 'payment',
  id: 'downloadOfflineReport',
  method: 'GET',
  path: '/admin/reports/offline',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
