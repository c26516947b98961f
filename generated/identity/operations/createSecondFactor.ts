// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start setting up an authenticator app.
 *
 * Creates the secret that an authenticator app shares with us (RFC 6238: SHA-1, six digits, thirty
 * seconds), and the address for a QR code. People can do this for themselves if they logged in less
 * than fifteen minutes ago. Logins need no code before `confirmSecondFactor`. A secret that is not
 * confirmed within fifteen minutes expires, and another call replaces it. Rejected while the email
 * address is not confirmed: it may belong to someone else.
 *
 * A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createSecondFactor: Operation<paths['/identities/self/second-factor']['put']> = {
  service: 'identity',
  id: 'createSecondFactor',
  method: 'PUT',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
