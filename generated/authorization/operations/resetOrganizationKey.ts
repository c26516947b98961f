// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Give the organization another key.
 *
 * Gives the organization another key. The current one stops working at once: no account can join with
 * it anymore. Accounts that have joined stay. For owners of the account that registered the
 * organization, with a login less than fifteen minutes old.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const resetOrganizationKey: Operation<paths['/organizations/key']['post']> = {
  service: 'authorization',
  id: 'resetOrganizationKey',
  method: 'POST',
  path: '/organizations/key',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
