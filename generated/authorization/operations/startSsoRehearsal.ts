// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start a rehearsal.
 *
 * Returns the address of the identity provider to open in a window, and sets a cookie (HttpOnly) that
 * ties the response to this browser. The provider may be active or not. A rehearsal runs the real login,
 * but never adds or logs anyone in and never links anyone to the provider's ID for them.
 *
 * `auth_url` is null if the rehearsal has already failed, because the provider can't be reached;
 * `getSsoRehearsal` has the reason. For owners of the account that registered the organization.
 *
 * A repeated call does it again. At most 30 calls from an address in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role account-owner.
 */
export const startSsoRehearsal: Operation<paths['/organizations/idp/rehearsal']['put']> = {
  service: 'authorization',
  id: 'startSsoRehearsal',
  method: 'PUT',
  path: '/organizations/idp/rehearsal',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
