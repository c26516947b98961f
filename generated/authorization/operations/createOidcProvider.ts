// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set up an OpenID Connect identity provider.
 *
 * Sets up OpenID Connect as the identity provider of the organization. For owners of the account that
 * registered it, with a login less than fifteen minutes old. Logins do not change: activate the
 * provider once a test login has succeeded.
 *
 * The issuer's discovery document is loaded now, with five seconds to respond, without redirects and
 * from public hosts only. What it calls itself is stored: the issuer may be sent with slashes at its end or
 * as the address of its discovery document, but has to be the same. The client secret is stored encrypted and
 * never returned.
 *
 * A repeated call is rejected with `identity-provider-exists`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const createOidcProvider: Operation<paths['/organizations/idp/oidc']['put']> = {
  service: 'authorization',
  id: 'createOidcProvider',
  method: 'PUT',
  path: '/organizations/idp/oidc',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
