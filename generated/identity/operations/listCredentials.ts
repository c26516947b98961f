// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List your own ways to log in.
 *
 * What the logged-in person can log in with: a password, if there is one, then the logins with other
 * services in the order they were added. Anyone who is logged in can see their own. An organization's
 * single sign-on is not included. No secrets are returned.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const listCredentials: Operation<paths['/identities/credentials']['get']> = {
  service: 'identity',
  id: 'listCredentials',
  method: 'GET',
  path: '/identities/credentials',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
