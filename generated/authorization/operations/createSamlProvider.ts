// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set up a SAML identity provider.
 *
 * Sets up SAML 2.0 as the identity provider of the organization. For owners of the account that
 * registered it, with a login less than fifteen minutes old. Logins do not change: activate the
 * provider once a test login has succeeded.
 *
 * Send the metadata either as text or as an https address. An address is loaded once, now, with five
 * seconds to respond, without redirects and from public hosts only. Document type definitions are
 * rejected. The part of the metadata about the identity provider is stored, with its certificates, and
 * returned after that. Quotes count twice in JSON: a body of 64 KiB holds some 50,000 characters, so
 * send an address for more.
 *
 * A repeated call is rejected with `identity-provider-exists`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const createSamlProvider: Operation<paths['/organizations/idp/saml']['put']> = {
  service: 'authorization',
  id: 'createSamlProvider',
  method: 'PUT',
  path: '/organizations/idp/saml',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
