// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

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
 * With `payment_form` `transfer`, an order of at least $100.00 is paid by bank transfer: `transfer_due` says until
 * when, an invoice with the bank details is issued (`downloadInvoice` of the billing service), and nothing starts
 * before the money has arrived, also for accounts that otherwise get a grace period. It can still be paid by card.
 * Without either it is canceled 28 days after it was placed.
 *
 * The Idempotency-Key stands for the intent to order, and the account keeps it as long as the order:
 * the same key and body return the same order, also after 24 hours and for other members. Another body
 * is rejected once the order is placed. A rejection is not kept, so the same key can order again after the
 * reason is gone. `getOrderByIntent` finds the order by its key.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 60 calls from an address in a minute. API tokens can't call it: it pays, or decides what is paid for.
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
