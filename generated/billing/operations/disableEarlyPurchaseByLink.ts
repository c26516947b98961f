// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Turn early purchase off by a link.
 *
 * Turns off what the link is about, as `disableEarlyPurchase` does. It can turn nothing on.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const disableEarlyPurchaseByLink: Operation<paths['/early-purchase-link/off']['post']> = {
  service: 'billing',
  id: 'disableEarlyPurchaseByLink',
  method: 'POST',
  path: '/early-purchase-link/off',
  auth: 'none',
  roles: [],
}
