// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the notices of the payment processor.
 *
 * A page of what the payment processor reported and no one has marked as seen, the latest first. For staff. Kinds:
 *
 * - `refunded-outside`: someone refunded a payment in the processor's own pages. It counts like a refund of ours: the
 * order, the ledger, and the customer know it.
 * - `refund-failed`: a refund failed, so the customer has not got the money. It can be refunded again.
 * - `unknown-charge`: a charge, or the refund of one, that no order accounts for.
 * - `unknown-event`: events of a type that is not read. All of one type are one notice.
 * - `failed-event`: an event that could not be acted upon. It is tried again every minute, and the notice ends once that
 * works.
 *
 * The newest 500 of each kind are kept.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listVendorNotices: Operation<paths['/admin/vendor-notices']['get']> = {
  service: 'payment',
  id: 'listVendorNotices',
  method: 'GET',
  path: '/admin/vendor-notices',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
