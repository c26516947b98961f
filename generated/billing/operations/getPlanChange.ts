// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Preview a change of plan.
 *
 * What the plan of a license can change to, and what that costs today: the price of the new term, less what is
 * unused of the current one, plus tax. Show the preview before a person agrees. Requires billing-viewer.
 *
 * A plan that costs more than the current one can begin now. It takes the place of the current term, and of those
 * that are yet to begin; `credit` is what came for these and is not used. Each lookup is worth the same share of
 * the price of its term, whatever time is left; of unlimited lookups, each moment is. What is used is rounded down
 * to whole cents. Lookups that staff have added are never credited, and neither is money that was refunded, is
 * disputed, or was discounted. Tax is on the difference, by the address of today.
 *
 * Every other plan begins at the end of the last term (`at-end`): `selectNextPlan` (subscription) chooses it, and
 * `cancelNextPlan` takes that back until then. Nothing is refunded to the card.
 *
 * Lookups may go on while a person reads: for 15 minutes, `changePlan` takes the total of the `preview` that it
 * is sent, and what is used meanwhile counts against the new term.
 *
 * Needs the role billing-viewer.
 */
export const getPlanChange: Operation<paths['/tracks/{id}/plan-change']['get']> = {
  service: 'billing',
  id: 'getPlanChange',
  method: 'GET',
  path: '/tracks/{id}/plan-change',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
