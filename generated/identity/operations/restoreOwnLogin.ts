// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Restore your login.
 *
 * Ends the deletion of the caller's login: it stays, with the ways to log in that it has. The accounts that the
 * person has left need another invitation, and revoked tokens stay revoked. A login that isn't being deleted is
 * left as it is.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const restoreOwnLogin: Operation<paths['/identities/self/deletion']['delete']> = {
  service: 'identity',
  id: 'restoreOwnLogin',
  method: 'DELETE',
  path: '/identities/self/deletion',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
