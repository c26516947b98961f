// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * End all sessions of a person.
 *
 * Logs a person out everywhere. The cookies are rejected immediately, the access tokens within five seconds.
 * For staff, with a reason. The person can log in again; `deactivateUser` prevents that. The activity log of
 * the person and that of the member of staff record it with the reason. If there is no session, nothing
 * changes. Staff cannot end their own sessions this way; `logOut` does that.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const revokeUserSessions: Operation<paths['/admin/identities/{id}/sessions']['delete']> = {
  service: 'identity',
  id: 'revokeUserSessions',
  method: 'DELETE',
  path: '/admin/identities/{id}/sessions',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
