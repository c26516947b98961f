// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start a login with another service.
 *
 * Returns the address to send the browser to, and sets a cookie (HttpOnly) that ties the response to
 * this browser. Anyone can call it: to log in, to sign up, or to add a login for a logged-in person.
 * Nothing changes until one of those three is called with the returned code.
 *
 * The address carries a state, a nonce and the challenge of PKCE (S256). The cookie holds the state
 * and is valid for ten minutes; starting again in the same browser replaces it. `redirect_uri` must be
 * exactly one of our callback pages, which decides what the login can be used for: to log in (`login`,
 * `g2`), to sign up (`signup`), or to add a login to the logged-in person (`add-login`, `associate`).
 * Providers can change; an unknown or disabled one is rejected.
 *
 * A repeated call does it again. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const startThirdPartyLogin: Operation<paths['/identities/oidc']['post']> = {
  service: 'identity',
  id: 'startThirdPartyLogin',
  method: 'POST',
  path: '/identities/oidc',
  auth: 'none',
  roles: [],
}
