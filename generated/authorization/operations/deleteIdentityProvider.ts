// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete the identity provider.
 *
 * Permanently deletes the identity provider of the organization with its whole configuration. People who
 * logged in with it keep their accounts and log in with a password, which they may have to set first. For
 * owners of the account that registered the organization, with a login less than fifteen minutes old.
 * Rejected while the provider is active: deactivate it first.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteIdentityProvider: Operation<paths['/organizations/idp']['delete']> = {
  service: 'authorization',
  id: 'deleteIdentityProvider',
  method: 'DELETE',
  path: '/organizations/idp',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
