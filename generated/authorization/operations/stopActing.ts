// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Stop acting as another person.
 *
 * Stops acting as another person in this session immediately: its tokens are rejected from now on, and
 * `createToken` returns the caller's own again. It is recorded for the person and for the member of
 * staff. If the caller is not acting, nothing changes.
 *
 * A repeated call changes nothing more.
 *
 * Needs the session cookie.
 */
export const stopActing: Operation<paths['/token/acting']['delete']> = {
  service: 'authorization',
  id: 'stopActing',
  method: 'DELETE',
  path: '/token/acting',
  auth: 'session',
  roles: [],
}
