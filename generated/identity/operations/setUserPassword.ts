// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set a person's password.
 *
 * Sets a password that staff pass on to a person. For staff. Prefer
 * `sendUserPasswordReset`: then only the person ever knows the password. This call is for people who cannot
 * read their email.
 *
 * The password works for one login, at which the person has to change it. Until then `listCredentials`
 * shows it as `change_required`, and the portal asks for a new one before anything else. Every session
 * of the person ends within five seconds, earlier reset links stop working, and the person gets an
 * email. It also works for a person without a password. Staff cannot set their own password this way.
 *
 * A repeated call does it again. At most 10 calls from an address in 5 minutes. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 */
export const setUserPassword: Operation<paths['/admin/identities/{id}/password']['put']> = {
  service: 'identity',
  id: 'setUserPassword',
  method: 'PUT',
  path: '/admin/identities/{id}/password',
  auth: 'bearer',
  acting: 'never',
  roles: [['internal-admin']],
}
