// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change the SAML identity provider.
 *
 * Replaces the name, the metadata, the NameID format and the binding of a SAML identity provider. Send
 * the metadata each time, either as text or as an address; those from `getIdentityProvider` can be
 * sent back. If omitted, request signing and the attribute of a transient NameID are unchanged.
 *
 * For owners of the account that registered the organization, with a login less than fifteen minutes
 * old. On an active provider the change takes effect with the next login, so new certificates can be
 * added without downtime; metadata of another entity are rejected until the provider is deactivated. A
 * provider of the other type returns 404.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const updateSamlProvider: Operation<paths['/organizations/idp/saml']['post']> = {
  service: 'authorization',
  id: 'updateSamlProvider',
  method: 'POST',
  path: '/organizations/idp/saml',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
