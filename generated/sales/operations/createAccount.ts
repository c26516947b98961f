// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create an account.
 *
 * Opens another account, which the caller owns with every customer role. Requires a confirmed email
 * address. Without `account_name`, the account is named after the company in the person's profile, or
 * else the email address. The current access token stays with its account; call `createToken` with
 * the new `account_id` to switch. The account starts on the public pricing schedule, without an address,
 * and with one subscription: a free trial of 42 days, that of US address verification with 1,000
 * lookups unless `trial_plan_id` names another one. If the person or their company has had that trial
 * in another account, the account has none.
 * Repeating the call with the same Idempotency-Key does not open a second one.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in an hour. API tokens can't call it: a token is for accounts that exist.
 *
 * Needs the role self.
 * Needs an Idempotency-Key.
 */
export const createAccount: Operation<paths['/accounts']['put']> = {
  service: 'sales',
  id: 'createAccount',
  method: 'PUT',
  path: '/accounts',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['self']],
}
