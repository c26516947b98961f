// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the billing addresses of an account.
 *
 * For staff: a page of the addresses that the account has saved, latest first. The first entry of the
 * first page is the current one. The list is empty until one is saved.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountTaxableLocations: Operation<paths['/admin/accounts/{id}/taxable-locations']['get']> = {
  service: 'sales',
  id: 'listAccountTaxableLocations',
  method: 'GET',
  path: '/admin/accounts/{id}/taxable-locations',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
