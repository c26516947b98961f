// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Sign up with another service.
 *
 * Creates an identity with the code from the other service and logs it in: the response sets a session
 * cookie (HttpOnly), and an earlier session of the same browser ends. Anyone who passes the bot
 * protection can call it, for the action `UserRegistration`.
 *
 * The other service must vouch for the email address. That address becomes the username and is
 * confirmed immediately, so no email is sent. `open_account` also opens an account for the person, named
 * after the address, with a free trial of 42 days: that of US address verification with 1,000 lookups
 * unless `trial_plan_id` names another one, or without it if the person or their company has had it. A
 * code works once; after a rejection, start again with
 * `startThirdPartyLogin`. Only a failed bot check or a rejected trial leaves the code unused.
 *
 * A login or an address that already belongs to a person is rejected. The caller has proved that both
 * are theirs, so this reveals nothing to others.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 10 rejected calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const signUpWithThirdParty: Operation<paths['/identities/oidc']['put']> = {
  service: 'identity',
  id: 'signUpWithThirdParty',
  method: 'PUT',
  path: '/identities/oidc',
  auth: 'none',
  roles: [],
}
