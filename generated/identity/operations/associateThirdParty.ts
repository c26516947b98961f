// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Add a login with another service.
 *
 * Links the returned login to the logged-in person, who can use it after that. People can do this
 * for themselves if they logged in less than fifteen minutes ago and have confirmed their email address; a
 * rejection for one of these reasons leaves the code unused. The person gets an email about it.
 *
 * The code and the state are checked as in `completeThirdPartyLogin`. The email address of the added
 * login can differ from the username and does not change it. A login that the person already has is
 * rejected as `login-already-exists`, one of another person as `provider-login-taken`. The pages that
 * add a login show both as the former.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 20 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const associateThirdParty: Operation<paths['/identities/oidc/associate']['put']> = {
  service: 'identity',
  id: 'associateThirdParty',
  method: 'PUT',
  path: '/identities/oidc/associate',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
