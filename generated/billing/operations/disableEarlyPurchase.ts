// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Turn early purchase off.
 *
 * Nothing more is bought early: when lookups run out, they stop until the next term begins. A term that
 * was bought early before stays, and is charged if it is not paid yet. Requires billing-editor.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role billing-editor.
 */
export const disableEarlyPurchase: Operation<paths['/tracks/{id}/early-purchase']['delete']> = {
  service: 'billing',
  id: 'disableEarlyPurchase',
  method: 'DELETE',
  path: '/tracks/{id}/early-purchase',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
