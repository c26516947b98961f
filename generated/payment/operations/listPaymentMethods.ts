// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the cards.
 *
 * All cards of the active account, the primary one first, then the newest. For people who can see
 * billing. Expired cards stay in the list; see their expiration.
 *
 * API tokens can't call it: its response has a secret.
 *
 * Needs the role billing-viewer.
 */
export const listPaymentMethods: Operation<paths['/payment-methods']['get']> = {
  service: 'payment',
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/payment-methods',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
