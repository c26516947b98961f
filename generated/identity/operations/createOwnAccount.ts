// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Open an account of your own.
 *
 * Does what `createAccount` of the sales service does, under its former path, and will be removed on
 * 30 June 2027. It shares the idempotency keys of that call: the same key opens one account, with
 * either call.
 *
 * Opens another account, which the caller owns with every customer role. Requires a confirmed email
 * address. Without `account_name`, the account is named after the company in the person's profile, or
 * else the email address. The current access token stays with its account; call `createToken` with
 * the new `account_id` to switch. The account starts with a free trial of 42 days, that of US address
 * verification with 1,000 lookups unless `trial_plan_id` names another one. If the person or their
 * company has had that trial in another account, the account starts without it.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in an hour. API tokens can't call it: a token is for accounts that exist.
 *
 * Needs the role self.
 * Needs an Idempotency-Key.
 *
 * @deprecated Use createAccount of the sales service, which takes and answers the same. It ends on 2027-06-30.
 */
export const createOwnAccount: Operation<paths['/identities/self/account']['put']> = {
  service: 'identity',
  id: 'createOwnAccount',
  method: 'PUT',
  path: '/identities/self/account',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['self']],
}
