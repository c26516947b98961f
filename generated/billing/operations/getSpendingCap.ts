// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Read the spending cap of the account.
 *
 * The most that the account wants to spend in a calendar month, and what its orders of this month come to, tax
 * included. Orders that wait for their payment count, because they may be charged; canceled ones, those whose
 * grace period ended unpaid, and those that staff approved without a payment do not. Refunds make no room. The
 * month is that of the account's time zone for limits (`setUsageTimeZone` of the security service). Requires
 * billing-viewer.
 *
 * Needs the role billing-viewer.
 */
export const getSpendingCap: Operation<paths['/spending-cap']['get']> = {
  service: 'billing',
  id: 'getSpendingCap',
  method: 'GET',
  path: '/spending-cap',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
