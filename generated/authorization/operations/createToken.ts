// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get an access token.
 *
 * Turns the session cookie into an access token for one account, valid for fifteen minutes. Without
 * `account_id` it is for the account of the session's last token, otherwise for the person's default
 * account (`chooseDefaultAccount`), otherwise for the first one. To switch accounts, make this call
 * with another `account_id`.
 *
 * Every logged-in person can call it for themselves. Staff may name a customer in `user_id`, with a
 * `reason`, and then act as that person in this session: read-only, or with `access: full`, which
 * requires a login less than fifteen minutes old. Acting lasts sixty minutes from its start,
 * regardless of further calls; calls without `user_id` keep acting as the same person. It ends early
 * with `stopActing`, with a call that names the caller, with the session, and with the role of staff.
 * Everything done while acting is logged twice: for the person, and for the staff member.
 * Credentials, second factors and sessions are off limits.
 *
 * `first_calls` saves a page that has just opened a round trip: the response then has the token and
 * the responses to these reads. Each is an ordinary call with the new token, with its own roles, rate
 * limit, and log line. One that fails, takes too long, is too large, or belongs to a service that runs
 * elsewhere is left out; the page then makes that call itself.
 *
 * A repeated call does it again. At most 120 rejected calls from an address in a minute.
 *
 * Needs the session cookie.
 */
export const createToken: Operation<paths['/token']['post']> = {
  service: 'authorization',
  id: 'createToken',
  method: 'POST',
  path: '/token',
  auth: 'session',
  roles: [],
}
