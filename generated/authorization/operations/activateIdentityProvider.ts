// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Activate the identity provider.
 *
 * Turns the identity provider on and passwords off for everyone in all accounts of the organization.
 * People who are logged in stay logged in until their session ends, unless `sessions` is `ended`. For
 * owners of the account that registered the organization, with a login less than fifteen minutes old.
 *
 * To prevent a lock-out, a rehearsal or an owner's login with this exact configuration must have
 * succeeded within the last 24 hours, and every account of the organization must have an owner with a
 * password and a second factor. Only these owners can keep using their passwords.
 *
 * An owner of the account has to log in with the provider within 30 minutes. Otherwise it is deactivated
 * by itself at the deadline in `confirmation`. All members get an email about either. Activating an
 * active provider changes nothing.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const activateIdentityProvider: Operation<paths['/organizations/idp/activate']['post']> = {
  service: 'authorization',
  id: 'activateIdentityProvider',
  method: 'POST',
  path: '/organizations/idp/activate',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
