// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * End one session.
 *
 * Logs the person out of one browser, this one or another. Its cookie is rejected immediately, its access
 * tokens within five seconds. A session that has ended already, and one of another person, is not found.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const revokeSession: Operation<paths['/identities/self/sessions/{id}']['delete']> = {
  service: 'identity',
  id: 'revokeSession',
  method: 'DELETE',
  path: '/identities/self/sessions/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
