// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change a service account.
 *
 * Changes the name, roles, networks, and end of a service account, from its next call on. The secret and the maker
 * stay. Everything is replaced, by the rules of `createServiceAccount`: the roles are those of the caller at most.
 * Rejected if someone changed it since `version`. For owners and restricted owners.
 *
 * A repeated call is rejected with `service-account-changed`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner, or account-owner-restricted.
 * Needs a login of the last 15 minutes.
 */
export const updateServiceAccount: Operation<paths['/service-accounts/{id}']['post']> = {
  service: 'authorization',
  id: 'updateServiceAccount',
  method: 'POST',
  path: '/service-accounts/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner'], ['account-owner-restricted']],
}
