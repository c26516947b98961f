// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get your own login credentials.
 *
 * The logged-in person, and whether their email address is confirmed. Requires no account.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const getOwnCredentials: Operation<paths['/identities/self']['get']> = {
  service: 'identity',
  id: 'getOwnCredentials',
  method: 'GET',
  path: '/identities/self',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
