// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change the plan now.
 *
 * Orders a plan that `getPlanChange` says can begin now. Pay the order next with `processPayment`, at exactly its
 * `total_amount`: once it is paid, the terms that it replaces end and the new one begins. Until then, and if the
 * card is declined, nothing changes: neither lookups, nor renewal, nor the end of the term.
 *
 * `total_amount` is the total that the person saw. If it is another one now, the response is 409 `price-changed`
 * with both figures, and nothing is ordered; preview again. With the `preview` of that total, lookups that were
 * used since do not change it for 15 minutes.
 *
 * The payment has to begin within 15 minutes. An order that is not paid by then is canceled, and so is the one
 * before when a plan is changed again; while the bank works on it, another change is rejected with 409
 * `plan-change-in-progress`. Renewals and early purchases of the license wait for it.
 *
 * The new term renews itself only with `renewal_consent`. Early purchase stays on only for the plan that was
 * agreed to. Requires billing-editor.
 *
 * The Idempotency-Key stands for the intent to change, and the account keeps it as long as the order: the same
 * key and body return the same order. A rejection is not kept.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 60 calls from an address in a minute. API tokens can't call it: it pays, or decides what is paid for.
 *
 * Needs the role billing-editor.
 * Needs an Idempotency-Key.
 */
export const changePlan: Operation<paths['/tracks/{id}/plan-change']['put']> = {
  service: 'billing',
  id: 'changePlan',
  method: 'PUT',
  path: '/tracks/{id}/plan-change',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['billing-editor']],
}
