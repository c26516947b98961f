// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the person for error reports.
 *
 * Email address and first name of the logged-in person, for anyone who is logged in. The portal sets
 * them as the user of its error reporting after a login. A page that cannot get them continues without
 * and reports `user profile could not be loaded from api`.
 *
 * Needs the role self.
 */
export const getSelfProfile: Operation<paths['/identities/self/profile']['get']> = {
  service: 'identity',
  id: 'getSelfProfile',
  method: 'GET',
  path: '/identities/self/profile',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
