// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Log in with another service.
 *
 * Logs in with the code that the other service sent to our callback page, and sets a session cookie
 * (HttpOnly) as `logIn` does. An earlier session of the same browser ends. Anyone can call it.
 *
 * The login must have started in this browser: the state in `request_path` is compared with the cookie
 * of `startThirdPartyLogin`, which is cleared in any case. A code works once, so a repeated call is
 * rejected. People are identified by the provider and the provider's own ID for them, never by the
 * email address only. A login that belongs to no person returns 401 and creates nothing; the person
 * can sign up with it, which takes a new code.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 20 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const completeThirdPartyLogin: Operation<paths['/identities/oidc/login']['post']> = {
  service: 'identity',
  id: 'completeThirdPartyLogin',
  method: 'POST',
  path: '/identities/oidc/login',
  auth: 'none',
  roles: [],
}
