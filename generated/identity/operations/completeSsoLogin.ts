// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Log in through your organization.
 *
 * Logs in with the code from the organization's identity provider, and sets a session cookie
 * (HttpOnly) as `logIn` does. An earlier session of the same browser ends. Anyone can call it.
 *
 * The login must have started in this browser: the state in the query of `redirect_uri` is compared
 * with the cookie of `startSsoLogin`, which is cleared in any case. A code works once, so a repeated
 * call is rejected. People are identified by the identity provider and its own ID for them, never by
 * only the email address. A person who belongs to no account of the organization gets 401; an
 * account owner has to invite them. Exception: if the role mapping (authorization service) lets people
 * join at their first login, a person whose address is in a domain of the account's owners becomes a
 * member, with the roles of their groups or the default ones, while the account has seats. When groups
 * are mapped and the provider leaves out the groups of such a person (Entra ID does above 150 or 200), they
 * don't join (409), and a member keeps their roles.
 *
 * The first time, a member of the organization's accounts is found by a confirmed email address,
 * which the provider must not report as unverified, and gets an email about it; after that only the
 * provider's ID counts, even if the address changes. If the provider has another ID for the person later, they
 * keep their login when its SCIM resource existed before, when the organization has verified the address's
 * domain in DNS, or when they are logged in here; otherwise an owner relinks them. An organization vouches only for its own members:
 * a person who also belongs to other accounts can log in only if they were logged in here, in this
 * browser, that first time, and our staff never can. Both cases return 401 as well.
 *
 * Without a code, nothing but the failure is recorded, with the error that the provider returned, for the owners of
 * the organization; the call is rejected like one with an invalid code.
 *
 * With `iss`, which OpenID providers can send along with the code, a code of another provider is
 * rejected before it is used.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 20 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const completeSsoLogin: Operation<paths['/sso/authenticate']['post']> = {
  service: 'identity',
  id: 'completeSsoLogin',
  method: 'POST',
  path: '/sso/authenticate',
  auth: 'none',
  roles: [],
}
