// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get your own second factor.
 *
 * Whether a login needs a code as well as the password, since when, and how many recovery codes are left.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const getSecondFactor: Operation<paths['/identities/self/second-factor']['get']> = {
  service: 'identity',
  id: 'getSecondFactor',
  method: 'GET',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
