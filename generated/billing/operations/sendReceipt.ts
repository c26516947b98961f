// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Send the receipt of an order by email.
 *
 * Sends the receipt of a paid order of any account to an email address, with the PDF attached. For
 * staff. Any address is accepted and gets the customer's receipt, so check it first. The activity log
 * records who sent it where.
 *
 * This GET has an effect, because the specification gives it that way: each call sends another email.
 * Do not prefetch it, and do not retry it automatically.
 *
 * A repeated call does it again. At most 10 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const sendReceipt: Operation<paths['/admin/account/receipt']['get']> = {
  service: 'billing',
  id: 'sendReceipt',
  method: 'GET',
  path: '/admin/account/receipt',
  auth: 'bearer',
  acting: 'read',
  hasEffect: true,
  roles: [['internal-admin']],
}
