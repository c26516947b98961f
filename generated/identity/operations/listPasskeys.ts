// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List your own passkeys.
 *
 * The passkeys of the logged-in person, in the order they were added.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const listPasskeys: Operation<paths['/identities/self/passkeys']['get']> = {
  service: 'identity',
  id: 'listPasskeys',
  method: 'GET',
  path: '/identities/self/passkeys',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
