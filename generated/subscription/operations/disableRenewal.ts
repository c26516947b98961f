// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Switch renewal off.
 *
 * The current subscription of the track ends with its term and does not renew; nor do the later ones that
 * are set up. Lookups continue until they are used up or the term ends, nothing is refunded, and the
 * selected next plan is kept. Early purchase is turned off with it. Until the end of the term, `POST` to
 * the same path turns renewal on again, but not early purchase, for which `setEarlyPurchase` (billing)
 * takes the consent. Requires billing-editor.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role billing-editor.
 */
export const disableRenewal: Operation<paths['/tracks/{id}/subscriptions/renewal']['delete']> = {
  service: 'subscription',
  id: 'disableRenewal',
  method: 'DELETE',
  path: '/tracks/{id}/subscriptions/renewal',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
