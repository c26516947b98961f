// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Turn a login on again.
 *
 * Lets a person log in again after staff have turned the login off. For staff, with a reason.
 * Nothing else changes: credentials, accounts and roles stay as they were, and ended sessions stay
 * ended. Turning on a login that works changes nothing. The activity log of the person and that of the
 * member of staff record it with the reason.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const activateUser: Operation<paths['/admin/identities/{id}/activation']['post']> = {
  service: 'identity',
  id: 'activateUser',
  method: 'POST',
  path: '/admin/identities/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
