// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change the OpenID Connect identity provider.
 *
 * Replaces the configuration of an OpenID Connect identity provider. An empty or omitted client secret
 * is unchanged.
 *
 * For owners of the account that registered the organization, with a login less than fifteen minutes
 * old. On an active provider the change takes effect with the next login, so a new client secret can
 * be added without downtime; another issuer is rejected until the provider is deactivated. A provider
 * of the other type returns 404.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const updateOidcProvider: Operation<paths['/organizations/idp/oidc']['post']> = {
  service: 'authorization',
  id: 'updateOidcProvider',
  method: 'POST',
  path: '/organizations/idp/oidc',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
