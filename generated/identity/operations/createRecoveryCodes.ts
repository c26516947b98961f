// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get new recovery codes.
 *
 * Creates ten new recovery codes, shown only once; earlier ones no longer work. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The person gets an email about it.
 *
 * A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createRecoveryCodes: Operation<paths['/identities/self/second-factor/recovery-codes']['put']> = {
  service: 'identity',
  id: 'createRecoveryCodes',
  method: 'PUT',
  path: '/identities/self/second-factor/recovery-codes',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
