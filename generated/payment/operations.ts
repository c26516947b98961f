// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List the cards.
 *
 * All cards of the active account, the primary one first, then the newest. For people who can see
 * billing. Expired cards stay in the list; see their expiration.
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
 * Adds the card behind the payment processor's token, after the processor has checked that it can be charged;
 * nothing is charged. For people who can change billing. The card becomes primary if the account has
 * no primary card.
 *
 * The token comes from the payment processor's frame; card numbers never reach this service, and one that is
 * sent as a token is rejected. The bot-protection proof is for the action `AddPaymentMethod`.
 *
 * A token works once, and only for the account whose form gave it. The same token again, or a card
 * that the account already has, adds nothing: the response is the stored card, with the latest
 * expiration and address. An account can have 20 cards.
 *
 * A repeated call changes nothing more. At most 10 calls from an address in 10 minutes.
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
 * Open the payment processor's form.
 *
 * Prepares a form of the payment processor for one card of the active account, and says where to show it: as
 * a frame at `frame_url`, or by the payment processor's script with a client secret and our publishable key. The
 * form gives the page a token, which `authorizePaymentMethod` takes. The card's number goes from the
 * form to the payment processor, and never through us. For people who can change billing.
 *
 * A form is for one card and expires after an hour; open another one then. Nothing is stored here.
 *
 * A repeated call does it again. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role billing-editor.
 */
export const openCardForm: Operation<paths['/payment-methods/forms']['put']> = {
  service: 'payment',
  id: 'openCardForm',
  method: 'PUT',
  path: '/payment-methods/forms',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Make a card the primary one.
 *
 * Makes this the card that renewals charge, from the next renewal on; the earlier primary card stays
 * in the list. For people who can change billing. Making the primary card primary changes nothing.
 * There is no body.
 *
 * A repeated call changes nothing more.
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
 * Permanently deletes the card, here and at the payment processor. For people who can change billing. The
 * primary card and the last card can be deleted too: no other card becomes primary automatically, so
 * renewals have no card after that. The response says since when, and when the next renewal without a card
 * is due; use it to warn the person, and offer to choose or add a card.
 *
 * Past transactions keep the ID of the card.
 *
 * A repeated call is rejected with `not-found`.
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
 * All cards of any account, as its members see them: the primary one first, then the newest. For
 * staff. The payment processor's tokens are masked for staff as well.
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
 * Charges a card of the active account for one of its orders. For people who can change billing.
 * `amount` repeats the order's `total_amount`: a person pays exactly what the page showed. Any card of
 * the account will do, not only the primary one.
 *
 * On success the order is processed, its subscriptions continue beyond the grace period, and the
 * contacts subscribed to `receipts` get the receipt by email. If the card is declined, the response says
 * why. The order stays unpaid and its grace period continues; pay with another card, or the same one,
 * under a new Idempotency-Key.
 *
 * **202** means that the card is not charged yet. With a `challenge`, the bank requires the person to confirm:
 * show the challenge, and after it call again with a new Idempotency-Key. That call finishes the same
 * attempt and never charges again: it returns 201, 402, or 202 if the challenge is still open. It returns
 * 201 with the transaction also if the processor reported the success before the call, once. If the
 * person comes back later, the same call shows the challenge again. Another card gives the challenge
 * up and starts over. Without a `challenge` the processor needs more time: `Retry-After` says when to send the
 * same call again, with the same Idempotency-Key, which finishes it. Another key does as well.
 *
 * A second payment of the same order under another key waits up to 15 seconds for the first one and
 * then returns `order-already-paid`, or 502 if the first is not finished. So two tabs never charge an
 * order twice.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in 10 minutes.
 *
 * Needs the role billing-editor.
 * Needs an Idempotency-Key.
 */
export const processPayment: Operation<paths['/payments']['put']> = {
  service: 'payment',
  id: 'processPayment',
  method: 'PUT',
  path: '/payments',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['billing-editor']],
}

/**
 * Charge a card for an order.
 *
 * Charges a card of any account for one of its orders with the amount that staff agreed on with the
 * customer. For staff. The amount can be less than the order's total, which then counts as a discount, and
 * never more. Order and card must both belong to the account. The person who placed an order of more than
 * $5,000.00, by its total or its list price, cannot charge less for it (decision B22).
 *
 * The payment processes the order, like any payment, and the contacts subscribed to `receipts` get the
 * receipt by email. If the card is declined, the order stays unpaid. If the bank requires the customer to
 * confirm, nothing is charged either, because the customer isn't present: ask them to pay the order on
 * their Billing page. The activity log records who charged it and why.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const processCustomPayment: Operation<paths['/admin/payments']['put']> = {
  service: 'payment',
  id: 'processCustomPayment',
  method: 'PUT',
  path: '/admin/payments',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}

/**
 * List the transactions of an account.
 *
 * A page of any account's transactions, the newest first. For staff. Declined and voided attempts are
 * included; only approved ones that are not voided have moved money. `order_id` limits the list to one
 * order; it is empty for an order of another account.
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
 * Find a transaction by a number.
 *
 * For staff: the transaction, of any account, with this number: its ID, our reference number, which bank
 * statements show, or the payment processor's ID of the charge or of a refund. It changes nothing. The
 * number travels in the body because an ID that staff paste may be that of a key.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const findTransaction: Operation<paths['/admin/transactions/find']['post']> = {
  service: 'payment',
  id: 'findTransaction',
  method: 'POST',
  path: '/admin/transactions/find',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Refund a transaction.
 *
 * Refunds part or all of a transaction to the card that paid. For staff. Refunds of one transaction
 * together never exceed its amount; a declined one has moved no money, so at most $0.00 of it can be
 * refunded. For an offline transaction the refund is only recorded: the money goes back the way it
 * came.
 *
 * Refunds that someone made in the payment processor's own pages count as well. What the customer's bank disputes
 * can't be refunded.
 *
 * The order stays paid and its subscriptions continue; terminate them separately if they should end.
 * The activity log records the reason and who refunded. Each call with a new Idempotency-Key is
 * another refund.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const refundTransaction: Operation<paths['/admin/transactions/{id}/refund']['post']> = {
  service: 'payment',
  id: 'refundTransaction',
  method: 'POST',
  path: '/admin/transactions/{id}/refund',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}

/**
 * List the open disputes.
 *
 * A page of the disputes of all accounts that are not closed, the nearest end of the time to respond first. For staff,
 * who respond in the payment processor's own pages; what comes of it is reported here.
 *
 * The bank takes the money when the dispute begins, and gives it back if we win. Meanwhile it can't be refunded. An
 * `inquiry` takes no money, and a refund usually ends it.
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

/**
 * List the notices of the payment processor.
 *
 * A page of what the payment processor reported and no one has marked as seen, the latest first. For staff. Kinds:
 *
 * - `refunded-outside`: someone refunded a payment in the processor's own pages. It counts like a refund of ours: the
 * order, the ledger, and the customer know it.
 * - `refund-failed`: a refund failed, so the customer has not got the money. It can be refunded again.
 * - `unknown-charge`: a charge, or the refund of one, that no order accounts for.
 * - `unknown-event`: events of a type that is not read. All of one type are one notice.
 * - `failed-event`: an event that could not be acted upon. It is tried again every minute, and the notice ends once that
 * works.
 *
 * The newest 500 of each kind are kept.
 *
 * Needs the role internal-admin.
 */
export const listVendorNotices: Operation<paths['/admin/vendor-notices']['get']> = {
  service: 'payment',
  id: 'listVendorNotices',
  method: 'GET',
  path: '/admin/vendor-notices',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Mark a notice of the payment processor as seen.
 *
 * Takes a notice off the list, for all staff. Later events about the same are counted, and don't bring it back. A second call changes
 * nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const dismissVendorNotice: Operation<paths['/admin/vendor-notices/{id}']['post']> = {
  service: 'payment',
  id: 'dismissVendorNotice',
  method: 'POST',
  path: '/admin/vendor-notices/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Download card payments by date.
 *
 * A file of all approved card payments and of their refunds, voids, and disputes, of all accounts, in the
 * order they happened. For staff, to compare with the payment processor's payouts. Both dates are
 * included, in UTC. Amounts are in cents; those of refunds, voids, and disputes are negative. A `dispute`
 * is money that the processor took for one, at the time when we heard of it, and a `dispute-returned`
 * what it gave back.
 *
 * A header line, then one line for each entry, in the format of RFC 4180. A cell that a spreadsheet
 * would read as a formula starts with an apostrophe. Each call creates a new report.
 *
 * At most 10 calls from an address in a minute.
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
 * Download offline payments by date.
 *
 * A file of all payments without a card that staff recorded, and of their refunds, of all accounts, in
 * the order they were recorded. For staff, to compare with bank statements. Both dates are included,
 * in UTC. Amounts are in cents; those of refunds are negative.
 *
 * A header line, then one line for each entry, in the format of RFC 4180. A cell that a spreadsheet
 * would read as a formula starts with an apostrophe. Each call creates a new report.
 *
 * At most 10 calls from an address in a minute.
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
