// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Inspect an OpenID Connect issuer.
 *
 * Loads the discovery document of an issuer and says what is in it, and what would keep us from using
 * it. It is a read, sent by POST, and stores nothing. For owners of the account that registered the
 * organization. The document has five seconds to respond, without redirects and from public hosts only.
 *
 * `problems` is empty for an issuer that `createOidcProvider` accepts. With `issuer-mismatch`, compare
 * `issuer` with the address that was sent: both have to be equal, including a slash at the end.
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkOidcIssuer: Operation<paths['/organizations/idp/oidc/inspection']['post']> = {
  service: 'authorization',
  id: 'checkOidcIssuer',
  method: 'POST',
  path: '/organizations/idp/oidc/inspection',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
