// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rename the account.
 *
 * Gives the active account another name. For account owners. Every member sees the new name the next
 * time accounts are listed; the number, keys, orders and receipts are unchanged. Names need not be
 * unique. Sending the current name changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const renameAccount: Operation<paths['/rename']['post']> = {
  service: 'sales',
  id: 'renameAccount',
  method: 'POST',
  path: '/rename',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
