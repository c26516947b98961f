// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the identity provider.
 *
 * The identity provider of the active account's organization. It is a read, sent by POST without a
 * body, and changes nothing. For owners, including those of an account that joined, who can see but
 * not change it. The client secret is never returned.
 *
 * While there is no provider, the response has the type `PROVIDER_TYPE_UNDEFINED` and the state
 * `IDP_STATE_UNDEFINED`, and already names the callback address: enter it at the identity provider
 * before you set the provider up here.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const getIdentityProvider: Operation<paths['/organizations/idp']['post']> = {
  service: 'authorization',
  id: 'getIdentityProvider',
  method: 'POST',
  path: '/organizations/idp',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
