// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Close the account.
 *
 * Closes the active account, whose name has to be typed. Every key stops working at once, nothing renews, and
 * everything else can only be read. For 30 days an owner can restore it with `restoreAccount`; then it is
 * erased. The owners and contacts get an email now, 7 days before the account is erased, and when it is. Closing
 * an account that is being closed changes nothing.
 *
 * Rejected as long as something has to be settled first: `getClosingPreview` says what.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const closeAccount: Operation<paths['/closing']['put']> = {
  service: 'authorization',
  id: 'closeAccount',
  method: 'PUT',
  path: '/closing',
  auth: 'bearer',
  acting: 'never',
  whileClosing: true,
  roles: [['account-owner']],
}
