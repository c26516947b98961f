// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start a single sign-on.
 *
 * Returns the address of the organization's identity provider to send the browser to, and sets a
 * cookie (HttpOnly) that ties the response to this browser. Anyone can call it; nothing changes until
 * `completeSsoLogin` is called with the returned code.
 *
 * With a provider of type OIDC the address carries a state, a nonce and the challenge of PKCE (S256);
 * with SAML a request and a relay state. If the provider requires a posted form, the address is one of
 * ours that posts it. The cookie is valid for ten minutes; starting again in the same browser replaces
 * it. `redirect_uri` must be exactly our callback page for single sign-on.
 *
 * An organization is found by its name and, for ninety days after a rename, by its former name. An
 * unknown organization gets the same response as one whose identity provider is not active. Owners of
 * its account, identified by their session cookie, can also use a provider that is not active yet:
 * that is how its login is tested before activation.
 *
 * A login that an OpenID provider starts (OpenID Connect Core 1.0, section 4) comes to the page
 * `/sso/{organization}` with `iss` and `login_hint`, which the page sends here. A SAML provider can't log
 * anyone in without a request of ours: its response leads to the same page, which starts the login.
 *
 * A repeated call does it again. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const startSsoLogin: Operation<paths['/sso/redirect']['post']> = {
  service: 'identity',
  id: 'startSsoLogin',
  method: 'POST',
  path: '/sso/redirect',
  auth: 'none',
  roles: [],
}
