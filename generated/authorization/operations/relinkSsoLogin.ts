// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Relink a person to the identity provider.
 *
 * Links the person of a request of `listSsoRelinks` to the provider's new ID for them. They keep their
 * login, seat, and roles, and get an email. The former ID no longer logs anyone in. For owners of the
 * account that registered the organization, with a login less than fifteen minutes old.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const relinkSsoLogin: Operation<paths['/organizations/idp/relinks/{id}']['post']> = {
  service: 'authorization',
  id: 'relinkSsoLogin',
  method: 'POST',
  path: '/organizations/idp/relinks/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
