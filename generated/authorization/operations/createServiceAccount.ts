// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a service account.
 *
 * Creates a service account in the active account, with a token that only this response contains. It works from the
 * allowed networks until it expires: in 90 days unless `expires_at` says otherwise, and in 366 days at most. The person who creates
 * it is its maker: it has the chosen roles that they have at the time of a call, so it loses a role with them, and
 * stops when they leave the account or their login is disabled. Then another owner can rotate it, which makes them
 * the maker. An account has at most 50, with different names. For owners and restricted owners.
 *
 * A repeated call is rejected with `service-account-name-taken`. At most 60 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner, or account-owner-restricted.
 * Needs a login of the last 15 minutes.
 */
export const createServiceAccount: Operation<paths['/service-accounts']['put']> = {
  service: 'authorization',
  id: 'createServiceAccount',
  method: 'PUT',
  path: '/service-accounts',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner'], ['account-owner-restricted']],
}
