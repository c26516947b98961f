// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * End every session but this one.
 *
 * Logs the person out everywhere else. The cookies of those sessions are rejected immediately, their
 * access tokens within five seconds; this session continues. To end this session as well, call `logOut`
 * with `everywhere`.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const revokeOtherSessions: Operation<paths['/identities/self/sessions']['delete']> = {
  service: 'identity',
  id: 'revokeOtherSessions',
  method: 'DELETE',
  path: '/identities/self/sessions',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
