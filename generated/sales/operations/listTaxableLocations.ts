// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the billing addresses.
 *
 * A page of the addresses that the active account has saved, the latest first; the first entry of the
 * first page is the current one. For people who can see billing. The list is empty until one is saved.
 *
 * Needs the role billing-viewer.
 */
export const listTaxableLocations: Operation<paths['/taxable-locations']['get']> = {
  service: 'sales',
  id: 'listTaxableLocations',
  method: 'GET',
  path: '/taxable-locations',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
