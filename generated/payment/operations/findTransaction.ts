// Generated from openapi/payment by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find a transaction by a number.
 *
 * For staff: the transaction, of any account, with this number: its ID, our reference number, which bank
 * statements show, or the payment processor's ID of the charge or of a refund. It changes nothing. The
 * number travels in the body because an ID that staff paste may be that of a key.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const findTransaction: Operation<paths['/admin/transactions/find']['post']> = {
  service: 'payment',
  id: 'findTransaction',
  method: 'POST',
  path: '/admin/transactions/find',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
