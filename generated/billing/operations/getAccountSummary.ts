// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a summary of an account.
 *
 * For staff: the name of any account, what it has paid in all, and how much waits for a decision there:
 * the counts are those of the lists over all accounts (`listWaitingOrders`, `listOpenDisputes`,
 * `listUndeliverableContacts`, `listWaitingTaxCertificates`).
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountSummary: Operation<paths['/v1/admin/{id}/summary']['get']> = {
  service: 'billing',
  id: 'getAccountSummary',
  method: 'GET',
  path: '/v1/admin/{id}/summary',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
