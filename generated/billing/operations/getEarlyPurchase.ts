// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Read the early purchase of a license.
 *
 * What buying the next term early would cost and which card it would charge, and the consent that applies, or
 * null while it is off. Show price, card, and cap before a person agrees. Requires billing-viewer.
 *
 * Needs the role billing-viewer.
 */
export const getEarlyPurchase: Operation<paths['/tracks/{id}/early-purchase']['get']> = {
  service: 'billing',
  id: 'getEarlyPurchase',
  method: 'GET',
  path: '/tracks/{id}/early-purchase',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
