// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Request a link to choose a new password.
 *
 * Sends a link to choose a new password to a person with a confirmed address. Anyone can call it. The link
 * also sets a first password, unless the active identity provider of an organization logs the person in.
 * People who get no link get an email that says how they log in; an unknown address gets none. The response is the same for all of them and takes the same time.
 *
 * The link works once, within thirty minutes. Another call sends a new link and ends the earlier one,
 * at most once a minute; a call before that gets the same response and sends nothing. The current
 * password and all sessions are unchanged until the link is used.
 *
 * A repeated call changes nothing more. At most 300 calls from an address, and 10 calls for a username in 10 minutes.
 *
 * Anyone may call it.
 */
export const requestPasswordReset: Operation<paths['/identities/password-reset/token']['post']> = {
  service: 'identity',
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/identities/password-reset/token',
  auth: 'none',
  roles: [],
}
