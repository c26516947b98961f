// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Switch renewal on again.
 *
 * The current subscription of the track renews again at the end of its term, with the selected next plan,
 * otherwise the next plan of its plan, or the same plan; if later ones are set up, the last of them does.
 * Running out of lookups renews nothing. Nothing is charged now; the renewal charges the primary card.
 * Requires billing-editor. Show people the price, the term and the card before they agree.
 *
 * `renewal_consent` is required, of staff too: the words that the person has agreed to are kept with the
 * choice. The plan must still cost `price`.
 *
 * A repeated call changes nothing more. API tokens can't call it: it pays, or decides what is paid for.
 *
 * Needs the role billing-editor.
 */
export const resumeRenewal: Operation<paths['/tracks/{id}/subscriptions/renewal']['post']> = {
  service: 'subscription',
  id: 'resumeRenewal',
  method: 'POST',
  path: '/tracks/{id}/subscriptions/renewal',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
