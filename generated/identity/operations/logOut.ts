// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Log out.
 *
 * Ends the session of the cookie, in all tabs, and clears the cookie; with `everywhere` it ends all
 * sessions of the person on all devices. Access tokens of a session that has ended stop working within
 * five seconds. Without a session the response is the same.
 *
 * A repeated call changes nothing more.
 *
 * Anyone may call it.
 */
export const logOut: Operation<paths['/identities/login']['delete']> = {
  service: 'identity',
  id: 'logOut',
  method: 'DELETE',
  path: '/identities/login',
  auth: 'none',
  roles: [],
}
