// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Choose the default account.
 *
 * Makes an account the one that a new login starts in: after that `createToken` without `account_id`
 * is for it, until the session switches to another. The account of this session does not change.
 * People can choose among the accounts they belong to. A new choice replaces the earlier one; choosing
 * the same account again changes nothing. A person who leaves the account starts in the first one of
 * their list again.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const chooseDefaultAccount: Operation<paths['/accounts/{id}/default']['post']> = {
  service: 'authorization',
  id: 'chooseDefaultAccount',
  method: 'POST',
  path: '/accounts/{id}/default',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
