// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the tax exemptions that end soon.
 *
 * A page of the exemptions from sales tax that end within 60 days, of all accounts, the nearest end first. For
 * staff, who ask for the next certificate. From its end on, the account pays tax. Revoked exemptions are not
 * included, and neither are those that last until they are revoked.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listEndingTaxExemptions: Operation<paths['/admin/tax-exempt/ending']['get']> = {
  service: 'sales',
  id: 'listEndingTaxExemptions',
  method: 'GET',
  path: '/admin/tax-exempt/ending',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
