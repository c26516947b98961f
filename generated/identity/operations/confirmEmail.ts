// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Confirm an email address.
 *
 * Confirms the address with the token of the emailed link, opens the account that the sign-up requested
 * for, and logs the person in. Anyone who holds the token can call it. A call for an address that is
 * already confirmed changes nothing, does not log in, and says so. A token is valid for 24 hours.
 *
 * The account starts with the free trial that the sign-up requested, 42 days long: without a
 * `trial_plan_id`, that of US address verification with 1,000 lookups. If the person or their company
 * has had that trial in another account, the account starts without it.
 *
 * **Whose password counts.** A stranger can sign up with another person's address, whose owner may
 * then click the link in good faith. So the token on its own confirms only in the browser that signed
 * up, or in one where the person is logged in with that password. Elsewhere the call needs the
 * password of that sign-up; without it the response is 400 `confirmation-password-required`, and the
 * address stays unconfirmed. A person who gets the email and does not know the password sends a
 * `new_password` instead: it replaces the password of the sign-up, and every earlier session of the
 * person ends. A `new_password` takes precedence over a `password`.
 *
 * The link of a changed address (`changeUsername`, `associateUsername`) works here too: after that
 * the person logs in with it, and a notice goes to the old one. If two people wait for the same
 * address, the first one gets it; the link of the other is no longer valid.
 *
 * A repeated call changes nothing more. At most 60 rejected calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const confirmEmail: Operation<paths['/identities/{id}/confirmation']['post']> = {
  service: 'identity',
  id: 'confirmEmail',
  method: 'POST',
  path: '/identities/{id}/confirmation',
  auth: 'none',
  roles: [],
}
