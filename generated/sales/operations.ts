// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Get the public price list.
 *
 * The plans that anyone can order at public prices, and their licenses. Anyone can call this, logged
 * in or not, and gets the same response. An account with its own prices sees them in its quotes, its
 * orders and the plans listed with its licenses, not here. Discontinued plans and plans that customers
 * cannot order are marked on the list, so that a cart can distinguish a discontinued plan from an unknown
 * one.
 *
 * The response may be kept for a minute. With its `ETag` in `If-None-Match`, a list that has not changed
 * returns 304 and no body.
 *
 * At most 240 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const getPricing: Operation<paths['/pricing']['get']> = {
  service: 'sales',
  id: 'getPricing',
  method: 'GET',
  path: '/pricing',
  auth: 'none',
  roles: [],
}

/**
 * Get a quote.
 *
 * What the plans would cost the active account now, at its own prices and with the tax for its billing
 * address. For billing viewers. A cart calls it whenever its plans or the address change. Nothing is
 * saved or reserved, and a price can change before the order; only the order has the final amount.
 * Before an address is saved, the tax is unknown: `taxable_location` is null and the tax is 0. Used
 * free trials are detected when ordering, not here. Each plan that can't be ordered has its own error,
 * whose field names its place in `plan_ids`.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute.
 *
 * Needs the role billing-viewer.
 */
export const createQuote: Operation<paths['/quote']['post']> = {
  service: 'sales',
  id: 'createQuote',
  method: 'POST',
  path: '/quote',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Place an order.
 *
 * Orders plans for the active account, at its current prices and with the tax for its billing address.
 * For billing editors. Only the `plan_id` of an item counts: `amount`, `lookups` and `free` are
 * accepted and ignored, because the plan sets them. An unknown plan is rejected like one that is not
 * for sale.
 *
 * The order is initiated and stays pending until `processPayment` pays exactly its `total_amount`.
 * Send the total that the person saw as `total_amount`: if it has changed since, the response is 409
 * `price-changed` with both figures, and nothing is ordered. An order with a total of zero, such as a
 * free trial, is processed at once and its subscriptions start; it needs no address and no card.
 *
 * An account can have each free trial once, which is checked when it is ordered: 409
 * `plan-ordered-too-recently` names the entry of `plans` to remove from the cart. So can a person, with
 * any address of the same mailbox, and a company, by the domain of its confirmed addresses: if another
 * account of theirs has had the trial, the error is `trial-used-elsewhere`. Domains that give mailboxes
 * to everyone are no company. If several entries
 * are rejected, each has its own error. A rejected order is rejected as a whole. A free trial starts when
 * it is ordered, even next to plans that are yet to be paid.
 *
 * A plan that stays free (`ongoing_free`) gives its lookups once a term. The next term can be ordered in the
 * last 7 days of the one before, and starts when that one ends, or after it. Earlier, also with all lookups
 * used up, the response is 409 `free-plan-too-early`, with the entry of `plans`.
 *
 * A paid plan starts when the order is paid. If the account has a paid plan of the same license with
 * lookups left, the new one follows it, so that nothing that was paid for runs out unused.
 *
 * An account that has paid for an order before and has no other pending order gets a grace period of
 * fourteen days: the subscriptions start immediately, and stop at `grace_period_end` until the order is
 * paid. Subscriptions renew themselves only with `renewal_consent`; without it their automatic renewal
 * is off.
 *
 * With `early_purchases`, plans that renew are also bought early each time their lookups run out, as with
 * `setEarlyPurchase` of the billing service. The order carries that consent: it applies once the order is paid
 * or approved, so a declined card turns nothing on. What people choose between the order and its payment, such
 * as no renewal, applies instead. Of several entries for a license, the last one counts.
 *
 * The Idempotency-Key stands for the intent to order, and the account keeps it as long as the order:
 * the same key and body return the same order, also after 24 hours and for other members. Another body
 * is rejected once the order is placed. A rejection is not kept, so the same key can order again after the
 * reason is gone. `getOrderByIntent` finds the order by its key.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 60 calls from an address in a minute.
 *
 * Needs the role billing-editor.
 * Needs an Idempotency-Key.
 */
export const placeOrder: Operation<paths['/orders']['put']> = {
  service: 'sales',
  id: 'placeOrder',
  method: 'PUT',
  path: '/orders',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['billing-editor']],
}

/**
 * Get the order of an intent.
 *
 * The order that the active account placed with this Idempotency-Key, in its current state. For billing
 * viewers. 404 until the order is placed. A checkout with the key in its address finds its order again
 * after a reload, in a second tab, and after a crash.
 *
 * Needs the role billing-viewer.
 */
export const getOrderByIntent: Operation<paths['/orders/intents/{intent}']['get']> = {
  service: 'sales',
  id: 'getOrderByIntent',
  method: 'GET',
  path: '/orders/intents/{intent}',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * List the free trials.
 *
 * The free trials, in the order of the sign-up page, and whether the active account can still have them: those
 * on sale, and those that it has had. An account can have each trial once. So can a person, with any address of the same mailbox, and a
 * company, by the domain of its confirmed addresses (see `placeOrder`, which starts a trial and checks all of
 * this again). Whether a trial is `used-elsewhere` therefore depends on the caller. Requires billing-viewer,
 * api-key-viewer, or api-key-editor.
 *
 * Needs the role billing-viewer, or api-key-viewer, or api-key-editor.
 */
export const listTrials: Operation<paths['/trials']['get']> = {
  service: 'sales',
  id: 'listTrials',
  method: 'GET',
  path: '/trials',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer'], ['api-key-editor']],
}

/**
 * List the billing addresses.
 *
 * A page of the addresses that the active account has saved, the latest first; the first entry of the
 * first page is the current one. For people who can see billing. The list is empty until one is saved.
 *
 * Needs the role billing-viewer.
 */
export const listTaxableLocations: Operation<paths['/taxable-locations']['get']> = {
  service: 'sales',
  id: 'listTaxableLocations',
  method: 'GET',
  path: '/taxable-locations',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Save the billing address.
 *
 * Saves the address that determines the tax on the account's quotes and orders from now on, in the
 * spelling of its country. For billing editors. Only its form is checked, and for the United States
 * that the ZIP Code is one of the state; whether the address exists is for a lookup to say. The earlier address stays in the history, and existing orders keep their tax. Get
 * new quotes afterwards, because their tax may have changed. Saving the latest address again returns
 * it unchanged.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role billing-editor.
 */
export const createTaxableLocation: Operation<paths['/taxable-locations']['put']> = {
  service: 'sales',
  id: 'createTaxableLocation',
  method: 'PUT',
  path: '/taxable-locations',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Get the billing address.
 *
 * The current billing address, which is the one saved last. For billing viewers. An account without
 * one gets 404; it can get quotes, but can place only orders with a total of zero.
 *
 * Needs the role billing-viewer.
 */
export const getTaxableLocation: Operation<paths['/taxable-locations/latest']['get']> = {
  service: 'sales',
  id: 'getTaxableLocation',
  method: 'GET',
  path: '/taxable-locations/latest',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Complete an address of a form.
 *
 * Suggests addresses in the United States that begin with the typed text, for the forms of the portal. The
 * service looks them up itself: no key is sent, no license is needed, and nothing counts against one.
 * Programs complete addresses with `suggestUsAddresses` of the address API. A form also works without
 * suggestions, so the list is empty if lookups are out of reach.
 *
 * At most 120 calls from an address, and 120 calls by a person in a minute.
 *
 * Needs the role billing-editor.
 */
export const suggestAddresses: Operation<paths['/address-suggestions']['get']> = {
  service: 'sales',
  id: 'suggestAddresses',
  method: 'GET',
  path: '/address-suggestions',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-editor']],
}

/**
 * Find the standard form of the billing address.
 *
 * The latest billing address of the active account as the Postal Service writes it, for a suggestion that
 * people can take or leave. As with suggestions, nothing counts against a license.
 *
 * At most 60 calls from an address, and 60 calls by a person in a minute.
 *
 * Needs the role billing-editor.
 */
export const findStandardAddress: Operation<paths['/standard-address']['get']> = {
  service: 'sales',
  id: 'findStandardAddress',
  method: 'GET',
  path: '/standard-address',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-editor']],
}

/**
 * Get the tax exemption.
 *
 * Whether the active account is exempt from sales tax, since when and until when, and the last certificate
 * that was uploaded for it. For billing viewers. Staff declare exemptions: see `uploadTaxCertificate`.
 *
 * Needs the role billing-viewer.
 */
export const getTaxExemption: Operation<paths['/tax-exempt']['get']> = {
  service: 'sales',
  id: 'getTaxExemption',
  method: 'GET',
  path: '/tax-exempt',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Upload a tax certificate.
 *
 * Sends a certificate of tax exemption of the active account to our staff, who accept it, which makes the
 * account tax-exempt, or reject it and say why. An account has one certificate that waits for review; what
 * became of the last one is in `getTaxExemption`. The file is a PDF, PNG, or JPEG of at most 5 MB, which
 * its content decides and not its name.
 *
 * A repeated call is rejected with `certificate-waiting`. At most 20 calls from an address, and 20 calls by a person in 10 minutes.
 *
 * Needs the role billing-editor.
 */
export const uploadTaxCertificate: Operation<paths['/tax-exempt/certificates']['put']> = {
  service: 'sales',
  id: 'uploadTaxCertificate',
  method: 'PUT',
  path: '/tax-exempt/certificates',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Withdraw a tax certificate.
 *
 * Deletes a certificate of the active account that waits for review, such as a wrong file, so that another
 * one can be uploaded. No email is sent. A certificate that our staff have accepted or rejected stays.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role billing-editor.
 */
export const withdrawTaxCertificate: Operation<paths['/tax-exempt/certificates/{id}']['delete']> = {
  service: 'sales',
  id: 'withdrawTaxCertificate',
  method: 'DELETE',
  path: '/tax-exempt/certificates/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Download a tax certificate.
 *
 * The file of a certificate of the active account, as it was uploaded. For billing viewers. Browsers save it
 * and never show it, because anyone can upload one.
 *
 * At most 60 calls from an address in a minute.
 *
 * Needs the role billing-viewer.
 */
export const downloadTaxCertificate: Operation<paths['/tax-exempt/certificates/{id}/file']['get']> = {
  service: 'sales',
  id: 'downloadTaxCertificate',
  method: 'GET',
  path: '/tax-exempt/certificates/{id}/file',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

/**
 * Rename the account.
 *
 * Gives the active account another name. For account owners. Every member sees the new name the next
 * time accounts are listed; the number, keys, orders and receipts are unchanged. Names need not be
 * unique. Sending the current name changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const renameAccount: Operation<paths['/rename']['post']> = {
  service: 'sales',
  id: 'renameAccount',
  method: 'POST',
  path: '/rename',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Create an account.
 *
 * Opens another account, which the caller owns with every customer role. Requires a confirmed email
 * address. Without `account_name`, the account is named after the company in the person's profile, or
 * else the email address. The current access token stays with its account; call `createToken` with
 * the new `account_id` to switch. The account starts on the public pricing schedule, without an address,
 * and with one subscription: a free trial of 42 days, that of US address verification with 1,000
 * lookups unless `trial_plan_id` names another one. If the person or their company has had that trial
 * in another account, the account has none.
 * Repeating the call with the same Idempotency-Key does not open a second one.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in an hour.
 *
 * Needs the role self.
 * Needs an Idempotency-Key.
 */
export const createAccount: Operation<paths['/accounts']['put']> = {
  service: 'sales',
  id: 'createAccount',
  method: 'PUT',
  path: '/accounts',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['self']],
}

/**
 * Get the pricing schedule of an account.
 *
 * For staff: the number of the account's pricing schedule, which is the public one unless staff have given
 * the account its own. A number belongs to an account only if this call returns a schedule; any other
 * number gets 404.
 *
 * Needs the role internal-admin.
 */
export const getAccountPricingSchedule: Operation<paths['/admin/accounts/{id}/pricing-schedule']['get']> = {
  service: 'sales',
  id: 'getAccountPricingSchedule',
  method: 'GET',
  path: '/admin/accounts/{id}/pricing-schedule',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Get the tax exemption of an account.
 *
 * For staff: whether the account is exempt from sales tax, with the notes of staff, every earlier
 * declaration, and every certificate.
 *
 * Needs the role internal-admin.
 */
export const getAccountTaxExemption: Operation<paths['/admin/accounts/{id}/tax-exempt']['get']> = {
  service: 'sales',
  id: 'getAccountTaxExemption',
  method: 'GET',
  path: '/admin/accounts/{id}/tax-exempt',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Declare an account tax-exempt.
 *
 * For staff: the account pays no sales tax from `timestamp` on, which may lie in the past, until
 * `expiration` or until it is revoked. New quotes and orders have no tax after that; an existing
 * order keeps its tax until `recalculateOrderTax`. Revoke a current or upcoming exemption before
 * declaring another one. The declaration and its author stay in the history.
 *
 * A repeated call is rejected with `already-tax-exempt`.
 *
 * Needs the role internal-admin.
 */
export const declareTaxExemption: Operation<paths['/admin/accounts/{id}/tax-exempt']['put']> = {
  service: 'sales',
  id: 'declareTaxExemption',
  method: 'PUT',
  path: '/admin/accounts/{id}/tax-exempt',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Revoke the tax exemption of an account.
 *
 * For staff: the account pays sales tax again, from now on. Existing orders keep their tax until
 * `recalculateOrderTax`. The declaration stays in the history, with the time of its end. An expired
 * exemption cannot be revoked.
 *
 * A repeated call is rejected with `not-tax-exempt`.
 *
 * Needs the role internal-admin.
 */
export const revokeTaxExemption: Operation<paths['/admin/accounts/{id}/tax-exempt']['delete']> = {
  service: 'sales',
  id: 'revokeTaxExemption',
  method: 'DELETE',
  path: '/admin/accounts/{id}/tax-exempt',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * List the billing addresses of an account.
 *
 * For staff: a page of the addresses that the account has saved, latest first. The first entry of the
 * first page is the current one. The list is empty until one is saved.
 *
 * Needs the role internal-admin.
 */
export const listAccountTaxableLocations: Operation<paths['/admin/accounts/{id}/taxable-locations']['get']> = {
  service: 'sales',
  id: 'listAccountTaxableLocations',
  method: 'GET',
  path: '/admin/accounts/{id}/taxable-locations',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Get a price list.
 *
 * For staff. The plans and licenses of a pricing schedule, even one that belongs to a single account. A
 * schedule of an account lists only the prices that it changes; for any other plan the account pays the
 * public price.
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

/**
 * Get a quote for an account, at any price.
 *
 * For staff: what the items would cost the account, each at the price of its schedule, at an amount
 * that staff set, or free. `free` takes precedence over `compute_price`, and that over
 * `custom_amount`. Plans that customers cannot order are quoted too. Nothing is saved;
 * `placeCustomOrder` places the agreed order. Without a billing address the tax is unknown,
 * `taxable_location` is null and the tax is 0.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const createCustomQuote: Operation<paths['/admin/quote']['post']> = {
  service: 'sales',
  id: 'createCustomQuote',
  method: 'POST',
  path: '/admin/quote',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Place an order for an account, at any price.
 *
 * For staff: orders plans for an account with agreed amounts and lookups, usually after
 * `createCustomQuote`. Plans that customers cannot order and used trials are accepted. With `free` the
 * item costs nothing, whatever its `amount`. The order is initiated until the customer or staff pay it
 * or staff approve it, and has no grace period; with a total of zero it is processed immediately, unless
 * its list price is more than $5,000.00: then another member of staff has to approve it first (decision B22). Its
 * subscriptions do not renew themselves, because the customer has not agreed to that. No email is sent.
 * An account without a billing address can only have an order with a total of zero. A total above zero has to be
 * one that a card can be charged: at least $0.50.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const placeCustomOrder: Operation<paths['/admin/orders']['put']> = {
  service: 'sales',
  id: 'placeCustomOrder',
  method: 'PUT',
  path: '/admin/orders',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}

/**
 * Attach a file to the tax exemption of an account.
 *
 * For staff: stores a certificate that came another way, such as by email, with the exemption that the
 * account has. It needs no review. The file is a PDF, PNG, or JPEG of at most 5 MB, which its content
 * decides and not its name. Billing viewers of the account can download it too.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again.
 *
 * Needs the role internal-admin.
 * Takes an Idempotency-Key.
 */
export const attachTaxCertificate: Operation<paths['/admin/accounts/{id}/tax-exempt/certificates']['put']> = {
  service: 'sales',
  id: 'attachTaxCertificate',
  method: 'PUT',
  path: '/admin/accounts/{id}/tax-exempt/certificates',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['internal-admin']],
}

/**
 * List the tax certificates to review.
 *
 * A page of the certificates that wait for review, of all accounts, the oldest first. For staff.
 *
 * Needs the role internal-admin.
 */
export const listWaitingTaxCertificates: Operation<paths['/admin/tax-exempt/certificates']['get']> = {
  service: 'sales',
  id: 'listWaitingTaxCertificates',
  method: 'GET',
  path: '/admin/tax-exempt/certificates',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Download a tax certificate of any account.
 *
 * For staff: the file of a certificate of any account, as it was uploaded. Browsers save it and never show
 * it, because anyone can upload one.
 *
 * At most 60 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const downloadAccountTaxCertificate: Operation<paths['/admin/tax-exempt/certificates/{id}/file']['get']> = {
  service: 'sales',
  id: 'downloadAccountTaxCertificate',
  method: 'GET',
  path: '/admin/tax-exempt/certificates/{id}/file',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Accept a tax certificate.
 *
 * For staff: the account is tax-exempt as the certificate says, as with `declareTaxExemption`. An exemption
 * that it has or will have is replaced: it is revoked at this moment. The person who uploaded the certificate
 * gets an email. Of two members of staff who review it at once, the second one gets 409.
 *
 * A repeated call is rejected with `certificate-decided`.
 *
 * Needs the role internal-admin.
 */
export const acceptTaxCertificate: Operation<paths['/admin/tax-exempt/certificates/{id}/accept']['post']> = {
  service: 'sales',
  id: 'acceptTaxCertificate',
  method: 'POST',
  path: '/admin/tax-exempt/certificates/{id}/accept',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Reject a tax certificate.
 *
 * For staff: the taxes of the account do not change. The reason is for the customer, who sees it on the billing page and
 * gets it by email, and can upload another certificate. Of two members of staff who review it at once, the
 * second one gets 409.
 *
 * A repeated call is rejected with `certificate-decided`.
 *
 * Needs the role internal-admin.
 */
export const rejectTaxCertificate: Operation<paths['/admin/tax-exempt/certificates/{id}/reject']['post']> = {
  service: 'sales',
  id: 'rejectTaxCertificate',
  method: 'POST',
  path: '/admin/tax-exempt/certificates/{id}/reject',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * List the orders that wait.
 *
 * A page of the unpaid orders of all accounts that staff may have to do something about, for one reason. For
 * staff. `to-approve`: not paid and without a grace period, the oldest first; customers who are in the checkout
 * are among them. `in-grace-period`: the subscriptions stop at `grace_period_end`, the nearest first.
 * `renewal-failed`: a renewal that no card has paid yet, the nearest end of the grace period first. An order is
 * in one of the lists at most, and in none once it is paid or approved, or its subscriptions have stopped.
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

/**
 * List the tax exemptions that end soon.
 *
 * A page of the exemptions from sales tax that end within 60 days, of all accounts, the nearest end first. For
 * staff, who ask for the next certificate. From its end on, the account pays tax. Revoked exemptions are not
 * included, and neither are those that last until they are revoked.
 *
 * Needs the role internal-admin.
 */
export const listEndingTaxExemptions: Operation<paths['/admin/tax-exempt/ending']['get']> = {
  service: 'sales',
  id: 'listEndingTaxExemptions',
  method: 'GET',
  path: '/admin/tax-exempt/ending',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Cancel a gift.
 *
 * For staff. Without `undoes_change`, it declines an order that waits for a second person's approval. Nothing
 * starts, no money moves, and the order stays in the account's list as canceled. It can't be approved afterwards.
 * The person who placed the order can withdraw it the same way. If someone else declines it, the person who
 * placed it gets an email. If one member of staff approves an order while another declines it, the second call
 * gets 409.
 *
 * With `undoes_change`, it takes back a gift that started at once; the value is the `change_id` of that gift. Its
 * subscriptions are removed as if they had never been given, and so is a license that came with them. It is
 * rejected if the customer has used lookups of the gift, or if the license has got another subscription since.
 *
 * A repeated call is rejected with `order-not-pending`.
 *
 * Needs the role internal-admin.
 */
export const cancelOrder: Operation<paths['/admin/orders/{id}/cancel']['post']> = {
  service: 'sales',
  id: 'cancelOrder',
  method: 'POST',
  path: '/admin/orders/{id}/cancel',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Approve an order without a payment.
 *
 * For staff: approves a pending order that is paid in another way, such as by bank transfer. The order
 * is no longer pending, its subscriptions start or continue, and it cannot be paid by card. No money
 * moves and no email is sent. Approving an approved order changes nothing; a paid or canceled one is rejected.
 *
 * Two people decide about an order of more than $5,000.00, by its total or its list price: the person who placed it,
 * also as someone else, cannot approve it (decision B22). The activity log records who approved it and why.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const approveOrder: Operation<paths['/admin/orders/{id}/approve']['post']> = {
  service: 'sales',
  id: 'approveOrder',
  method: 'POST',
  path: '/admin/orders/{id}/approve',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}

/**
 * Preview the tax of an order.
 *
 * For staff: what `recalculateOrderTax` would make of a pending order today, next to what it has. Changes
 * nothing.
 *
 * Needs the role internal-admin.
 */
export const getOrderTaxPreview: Operation<paths['/admin/orders/{id}/tax']['get']> = {
  service: 'sales',
  id: 'getOrderTaxPreview',
  method: 'GET',
  path: '/admin/orders/{id}/tax',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Recalculate the tax of an order.
 *
 * For staff: recalculates the tax of a pending order from the order's address and the account's current
 * exemption, and returns the order with its rates. Amounts before tax are unchanged. Needed after
 * `updateOrderLocation`, and after an exemption was declared or revoked. An order that is paid or approved
 * keeps its tax.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const recalculateOrderTax: Operation<paths['/admin/orders/{id}/tax']['post']> = {
  service: 'sales',
  id: 'recalculateOrderTax',
  method: 'POST',
  path: '/admin/orders/{id}/tax',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Get the tax rates of an order.
 *
 * For staff: the tax rates that applied when the order was placed or last recalculated. The current
 * rates of its address can differ.
 *
 * Needs the role internal-admin.
 */
export const getOrderTaxRate: Operation<paths['/admin/orders/{id}/tax-rate']['get']> = {
  service: 'sales',
  id: 'getOrderTaxRate',
  method: 'GET',
  path: '/admin/orders/{id}/tax-rate',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Change the address of an order.
 *
 * For staff: sets the address that determines the tax of a pending order. The account's own billing
 * address is unchanged, and so does the order's tax until `recalculateOrderTax`. Sending the current
 * address changes nothing. An order that is paid or approved keeps its address.
 *
 * A change can be undone with the address before and `undoes_change`, the `change_id` of the change. It is
 * rejected if the address was changed since.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const updateOrderLocation: Operation<paths['/admin/orders/{id}/location']['post']> = {
  service: 'sales',
  id: 'updateOrderLocation',
  method: 'POST',
  path: '/admin/orders/{id}/location',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Give an account a plan at no charge.
 *
 * For staff: gives the account a plan with the requested number of lookups, free of charge. An order
 * with a total of zero is placed and processed immediately, and its subscription starts now, even in addition to
 * one of the same license; it does not renew itself. A gift that `getGiftValue` of the
 * subscription service values at more than $5,000.00, with what the customer was given that day, is not processed:
 * its subscription starts once another member of staff approves the order (decision B22). A free trial is given again to an account, person,
 * or company that has had it. `unit_amount` has the list price of the plan. This includes plans that customers cannot order. No address is needed,
 * and no email is sent. A gift can be undone with `cancelOrder` and its `change_id`, as long as it is unused.
 *
 * Requires a login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 * Needs an Idempotency-Key.
 */
export const donatePlan: Operation<paths['/admin/donate']['post']> = {
  service: 'sales',
  id: 'donatePlan',
  method: 'POST',
  path: '/admin/donate',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['internal-admin']],
}

/**
 * Calculate the sales tax of a location.
 *
 * For staff: the tax on an amount at a postal code, both as a service and as data. Nothing is saved,
 * and exemptions do not apply. A location without sales tax has rates of zero.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const calculateSalesTax: Operation<paths['/admin/sales-tax']['post']> = {
  service: 'sales',
  id: 'calculateSalesTax',
  method: 'POST',
  path: '/admin/sales-tax',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
