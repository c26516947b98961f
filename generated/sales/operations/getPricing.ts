// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the public price list.
 *
 * The plans that anyone can order at public prices, and their licenses. Anyone can call this, logged
 * in or not, and gets the same response. An account with its own prices sees them in its quotes, its
 * orders and the plans listed with its licenses, not here. Discontinued plans and plans that customers
 * cannot order are marked on the list, so that a cart can distinguish a discontinued plan from an unknown
 * one.
 *
 * The response may be kept for a minute. With its `ETag` in `If-None-Match`, a list that has not changed
 * returns 304 and no body.
 *
 * At most 240 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const getPricing: Operation<paths['/pricing']['get']> = {
  service: 'sales',
  id: 'getPricing',
  method: 'GET',
  path: '/pricing',
  auth: 'none',
  roles: [],
}
