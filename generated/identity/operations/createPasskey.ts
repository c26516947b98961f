// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Add a passkey.
 *
 * Adds the passkey that the browser created for the challenge of `startPasskeyRegistration`. People
 * can do this for themselves if they logged in less than fifteen minutes ago; a person has at most
 * twenty. The device must have verified the person (by PIN, fingerprint or face), and the challenge
 * works once. Rejected while the email address is not confirmed. The person gets an email about it.
 *
 * A repeated call is rejected with `passkey-not-accepted`. At most 20 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createPasskey: Operation<paths['/identities/self/passkeys']['put']> = {
  service: 'identity',
  id: 'createPasskey',
  method: 'PUT',
  path: '/identities/self/passkeys',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
