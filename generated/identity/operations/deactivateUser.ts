// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Turn a login off.
 *
 * Rejects every login of a person until staff turn it on again, and ends all their sessions within
 * five seconds. For staff, with a reason. Accounts, roles and keys stay: secret and embedded keys keep
 * working, and an account whose only owner is turned off has no one to manage it. No email is sent.
 * Turning off a login that is off changes nothing. The activity log of the person and that of the
 * member of staff record it with the reason.
 *
 * Staff cannot turn off their own login.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const deactivateUser: Operation<paths['/admin/identities/{id}/activation']['delete']> = {
  service: 'identity',
  id: 'deactivateUser',
  method: 'DELETE',
  path: '/admin/identities/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
