// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List receipts and invoices.
 *
 * A page of the receipts and invoices of the active account, the latest first. For people who can see billing. A paid
 * order has a receipt, which is issued when it is paid; an order that is paid by bank transfer has an invoice, which is
 * issued when it is placed, and stays in the list if the order is canceled. `start` and `end` limit the list to
 * documents that were issued in that time.
 *
 * `recipients` are the addresses that get them by email: those that follow `receipts`, as contacts of the account
 * (notification service) or in their own profile.
 *
 * Needs the role billing-viewer.
 */
export const listDocuments: Operation<paths['/v1/account/documents']['get']> = {
  service: 'billing',
  id: 'listDocuments',
  method: 'GET',
  path: '/v1/account/documents',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}
