// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download offline payments by date.
 *
 * A file of all payments without a card that staff recorded, and of their refunds, of all accounts, in
 * the order they were recorded. For staff, to compare with bank statements. Both dates are included,
 * in UTC. Amounts are in cents; those of refunds are negative.
 *
 * A header line, then one line for each entry, in the format of RFC 4180. A cell that a spreadsheet
 * would read as a formula starts with an apostrophe. Each call creates a new report.
 *
 * At most 10 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const downloadOfflineReport: Operation<paths['/admin/reports/offline']['get']> = {
  service: 'payment',
  id: 'downloadOfflineReport',
  method: 'GET',
  path: '/admin/reports/offline',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
