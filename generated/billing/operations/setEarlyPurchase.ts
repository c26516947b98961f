// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Turn early purchase on, or change its cap.
 *
 * From now on, when the lookups of a term run out before its end, the next term is bought, starts
 * immediately, and is charged to the primary card: at most `max_times` times during one term, and for at
 * most `monthly_limit` in a calendar month (UTC), tax included. If the lookups have run out already, that
 * happens within seconds. At the cap, or if the plan costs more than `price`, lookups stop and people get
 * an email. A next term that is bought already starts early as well, at no charge.
 *
 * The consent is kept with its version, text, and time. Changing the cap is another consent; what was
 * bought early before still counts. Turning renewal off turns this off. Requires billing-editor.
 *
 * A repeated call changes nothing more. API tokens can't call it: it pays, or decides what is paid for.
 *
 * Needs the role billing-editor.
 */
export const setEarlyPurchase: Operation<paths['/tracks/{id}/early-purchase']['put']> = {
  service: 'billing',
  id: 'setEarlyPurchase',
  method: 'PUT',
  path: '/tracks/{id}/early-purchase',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
