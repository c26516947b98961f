// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * End one session of a person.
 *
 * Logs a person out of one browser. Its cookie is rejected immediately, its access tokens within five seconds.
 * For staff, with a reason. The activity log of the person and that of the member of staff record it with the
 * reason. A session that has ended already, and one of another person, is not found.
 *
 * A repeated call is rejected with `not-found`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const revokeUserSession: Operation<paths['/admin/identities/{id}/sessions/{session_id}']['delete']> = {
  service: 'identity',
  id: 'revokeUserSession',
  method: 'DELETE',
  path: '/admin/identities/{id}/sessions/{session_id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
