// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Select the plan of the next term.
 *
 * Sets the plan with which the track renews: that of its current subscription, and of the later ones that
 * are set up. The current term keeps its plan, lookups and end; nothing is charged before the renewal,
 * which is then charged at the price of that day. To renew with the same plan again, select it, or take the selection back
 * with `cancelNextPlan`. Selecting
 * does not switch renewal on: if it is off, the selection waits for `POST …/renewal`. Requires
 * billing-editor.
 *
 * The plan must be of the same license, renewable, for sale, and not discontinued, unless the track renews
 * with it anyway or did so before another one was selected. The last term must have a plan that renews:
 * nothing follows a trial, and people renew a free plan manually. A plan that is unknown, or that has no
 * price for the account, returns 404, like a track of another account.
 *
 * The plan must still cost `price`. While renewal is on, the selection changes what the card is charged,
 * so `renewal_consent` is required, of staff too, and the words that the person has agreed to are kept
 * with it. For the same reason the activity log offers no way back: that would be a consent without the
 * words.
 *
 * A repeated call changes nothing more. API tokens can't call it: it pays, or decides what is paid for.
 *
 * Needs the role billing-editor.
 */
export const selectNextPlan: Operation<paths['/tracks/{id}/subscriptions/next']['post']> = {
  service: 'subscription',
  id: 'selectNextPlan',
  method: 'POST',
  path: '/tracks/{id}/subscriptions/next',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
