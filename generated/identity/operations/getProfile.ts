// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get your own profile.
 *
 * Name, telephone number, company and position of the logged-in person, for anyone who is logged in.
 * Requires no account. Fields without a value are empty.
 *
 * Needs the role self.
 */
export const getProfile: Operation<paths['/profile']['get']> = {
  service: 'identity',
  id: 'getProfile',
  method: 'GET',
  path: '/profile',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
