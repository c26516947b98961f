// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Mark a notice of the payment processor as seen.
 *
 * Takes a notice off the list, for all staff. Later events about the same are counted, and don't bring it back. A second call changes
 * nothing.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const dismissVendorNotice: Operation<paths['/admin/vendor-notices/{id}']['post']> = {
  service: 'payment',
  id: 'dismissVendorNotice',
  method: 'POST',
  path: '/admin/vendor-notices/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
