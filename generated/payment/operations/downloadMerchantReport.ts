// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download card payments by date.
 *
 * A file of all approved card payments and of their refunds, voids, and disputes, of all accounts, in the
 * order they happened. For staff, to compare with the payment processor's payouts. Both dates are
 * included, in UTC. Amounts are in cents; those of refunds, voids, and disputes are negative. A `dispute`
 * is money that the processor took for one, at the time when we heard of it, and a `dispute-returned`
 * what it gave back.
 *
 * A header line, then one line for each entry, in the format of RFC 4180. A cell that a spreadsheet
 * would read as a formula starts with an apostrophe. Each call creates a new report.
 *
 * At most 10 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const downloadMerchantReport: Operation<paths['/admin/reports/merchant']['get']> = {
  service: 'payment',
  id: 'downloadMerchantReport',
  method: 'GET',
  path: '/admin/reports/merchant',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
