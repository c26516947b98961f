// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Cancel the selected next plan.
 *
 * Takes back what `selectNextPlan` chose, until the term ends: the track renews as it would have without it, with
 * the next plan of its plan or with the same one, at the price of that day. Renewal stays on or off. Requires
 * billing-editor.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role billing-editor.
 */
export const cancelNextPlan: Operation<paths['/tracks/{id}/subscriptions/next']['delete']> = {
  service: 'subscription',
  id: 'cancelNextPlan',
  method: 'DELETE',
  path: '/tracks/{id}/subscriptions/next',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
