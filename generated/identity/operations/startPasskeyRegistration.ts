// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start adding a passkey.
 *
 * What the browser needs to create a passkey. People can request it if they logged in less than
 * fifteen minutes ago. The challenge works once, within five minutes. Rejected while the email address
 * is not confirmed: it may belong to someone else.
 *
 * A repeated call does it again. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const startPasskeyRegistration: Operation<paths['/identities/self/passkey-challenge']['put']> = {
  service: 'identity',
  id: 'startPasskeyRegistration',
  method: 'PUT',
  path: '/identities/self/passkey-challenge',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
