// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Get the public price list.
 *
 * The plans that anybody can order at the public prices, and the licenses that they are for. Anybody
 * may ask, signed in or not, and everybody gets the same answer. An account with prices of its own
 * sees them in its quotes, its orders and the plans listed with its licenses, not here. Discontinued
 * plans and plans that customers can't order stand on the list with their marks, so that a cart can
 * tell a plan that is gone from one that never was.
 *
 * Anybody may call it.
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
 * What the plans would cost the active account now, at its own prices and with the tax of its taxable
 * address. Billing viewers may. A cart calls it whenever its plans or the address change. Nothing is
 * saved or reserved, and a price can change before the order; the order says what is really to be paid.
 * Before an address is saved the tax is not known: `taxable_location` is null and the tax is 0. That a
 * free trial was used before is found when it is ordered, not here.
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
 * Orders plans for the active account, at its prices of this moment and with the tax of its taxable
 * address. Billing editors may. Of an item only `plan_id` counts: `amount`, `lookups` and `free` are
 * taken and ignored, for the price is computed and the lookups are the plan's. A plan that is not known
 * is refused like one that is not for sale.
 *
 * The order is initiated and stays pending until `processPayment` pays exactly its `total_amount`; show
 * this to the person first, for it may differ from an older quote. An order that comes to nothing, such
 * as a free trial, is processed at once and its subscriptions start; it needs no address and no card.
 * An account can have each free trial once, which the order finds out: 409 `plan-ordered-too-recently`,
 * with the entry of `plans` to take out of the cart. If several entries are refused, each has its own
 * error. When the order is refused, none of it is placed.
 *
 * Repeat an interrupted call with the same Idempotency-Key and body; it answers the same order.
 *
 * Needs the role billing-editor.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const placeOrder: Operation<paths['/orders']['put']> = {
  service: 'sales',
  id: 'placeOrder',
  method: 'PUT',
  path: '/orders',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Save the taxable address.
 *
 * Saves the address that tax on the account's quotes and orders goes by from now on. Billing editors
 * may. The address before it stays in the history, and orders placed already keep their tax. Ask for
 * quotes anew afterwards, for their tax may have changed. Saving the latest address once more answers
 * it as it is and adds nothing.
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
 * Get the taxable address.
 *
 * The address that tax goes by now, which is the one saved last. Billing viewers may. An account that
 * has saved none yet gets 404; it can ask for quotes, but can't place an order that costs something.
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
 * Get the tax exemption.
 *
 * Whether the active account is exempt from sales tax, since when and until when. Billing viewers may.
 * Customers can't change it; who is exempt asks support, which declares it.
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
 * Rename the account.
 *
 * Gives the active account another name. Account owners may. Every member sees the new name the next
 * time that accounts are listed; the number, keys, orders and receipts stay as they are. Names need not
 * be unique. Sending the present name changes nothing.
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
 * Opens a further account, which the caller owns with every role of customers. Everybody who is signed
 * in with a confirmed e-mail address may. Without `account_name` the account is called by the company
 * of the person's profile, else by the e-mail address. The present access token stays with its account;
 * `createToken` with the new `account_id` goes over to the new one. The account starts on the public
 * pricing schedule, with no plans and no address. Repeating the call with the same Idempotency-Key
 * opens no second one.
 *
 * Needs the role self.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const createAccount: Operation<paths['/accounts']['put']> = {
  service: 'sales',
  id: 'createAccount',
  method: 'PUT',
  path: '/accounts',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}

/**
 * Get the pricing schedule of an account.
 *
 * For staff: the number of the schedule that the account buys by. A number is an account's only if this
 * answers one; every other number gets 404.
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
 * For staff: whether the account is exempt from sales tax, with the note of who declared it and
 * everything declared before.
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
 * `expiration` or until it is revoked. Quotes and new orders have no tax at once; an order placed
 * already keeps its tax until `recalculateOrderTax`. An account that is exempt, or will be, has to be
 * revoked before it can be declared anew. The declaration stays in the history with who made it.
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
 * For staff: the account pays sales tax again, from now on. Orders placed already keep their tax until
 * `recalculateOrderTax`. The declaration stays in the history, with the time of its end. An exemption
 * that has run out by itself can't be revoked.
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
 * List the taxable addresses of an account.
 *
 * For staff: a page of the addresses that the account has saved, the latest first. The first entry of
 * the first page is the one that tax goes by. The list is empty until one is saved.
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
 * For staff. The plans and licenses of a pricing schedule, also of one that a single account has.
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
 * that staff set, or for nothing. `free` goes before `compute_price`, and that before `custom_amount`.
 * Plans that customers can't order are quoted as well. Nothing is saved; `placeCustomOrder` places what
 * was agreed. Without a taxable address the tax is open, `taxable_location` null and the tax 0.
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
 * For staff: orders plans for an account with amounts and lookups as agreed, usually after
 * `createCustomQuote`. Plans that customers can't order and trials used before are taken. With `free`
 * the item costs nothing, whatever its `amount`. The order is initiated and waits to be paid, by the
 * customer or by staff, or to be approved; if it comes to nothing it is processed at once. Placing it
 * sends no mail. An account without a taxable address can only have an order that comes to nothing.
 *
 * Needs the role internal-admin.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const placeCustomOrder: Operation<paths['/admin/orders']['put']> = {
  service: 'sales',
  id: 'placeCustomOrder',
  method: 'PUT',
  path: '/admin/orders',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Approve an order without a payment.
 *
 * For staff: lets a pending order through that is paid in another way, such as by bank transfer. It is
 * not pending any more, its subscriptions start or go on, and it can't be paid by card. No money moves
 * and no mail is sent. Approving an approved order changes nothing; a paid one is refused.
 *
 * Needs the role internal-admin.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const approveOrder: Operation<paths['/admin/orders/{id}/approve']['post']> = {
  service: 'sales',
  id: 'approveOrder',
  method: 'POST',
  path: '/admin/orders/{id}/approve',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Recalculate the tax of an order.
 *
 * For staff: computes the tax of a pending order anew, from the order's address and the account's
 * exemption as they are now, and answers the order with its rates. Amounts before tax stay as they are.
 * Needed after `updateOrderLocation`, and after an exemption was declared or revoked. Doing it again
 * changes nothing more. An order that is paid or approved keeps its tax.
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
 * For staff: the rates that the tax of the order was computed with when it was placed, or when it was
 * recalculated last. They need not be those of its address today.
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
 * For staff: sets the address that the tax of a pending order goes by. The account's own taxable
 * address stays as it is, and so does the order's tax until `recalculateOrderTax`. Sending the present
 * address changes nothing. An order that is paid or approved keeps its address.
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
 * For staff: gives the account a plan with as many lookups as said, for nothing. An order that comes to
 * nothing is placed and processed at once, and its subscription starts; what the plan would have cost
 * stands there as `unit_amount`. Plans that customers can't order can be given too. No address is
 * needed, and no mail is sent.
 *
 * Needs the role internal-admin.
 * Needs an Idempotency-Key; the same key answers the same result.
 */
export const donatePlan: Operation<paths['/admin/donate']['post']> = {
  service: 'sales',
  id: 'donatePlan',
  method: 'POST',
  path: '/admin/donate',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Calculate the sales tax of a place.
 *
 * For staff: the tax that an amount would bear at a postal code, once as a service and once as data.
 * Nothing is saved, and no account's exemption counts. A place where no tax is due has rates of zero.
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
