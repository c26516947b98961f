// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the billing address.
 *
 * The current billing address, which is the one saved last. For billing viewers. An account without
 * one gets 404; it can get quotes, but can place only orders with a total of zero.
 *
 * Needs the role billing-viewer.
 */
export const getTaxableLocation: Operation<paths['/taxable-locations/latest']['get']> = {
  service: 'sales',
  id: 'getTaxableLocation',
  method: 'GET',
  path: '/taxable-locations/latest',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
