// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Deactivate the identity provider.
 *
 * Turns the identity provider off and passwords on again. The configuration stays. Sessions continue;
 * people who never had a password set one by the password reset. All members get an email;
 * `getProviderDependents` says how many need that. For owners of the account that registered the
 * organization, with a login less than fifteen minutes old. A provider that is not active is rejected.
 *
 * A repeated call is rejected with `identity-provider-inactive`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deactivateIdentityProvider: Operation<paths['/organizations/idp/deactivate']['post']> = {
  service: 'authorization',
  id: 'deactivateIdentityProvider',
  method: 'POST',
  path: '/organizations/idp/deactivate',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
