// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Email a person a link to choose a password.
 *
 * Sends the email of `requestPasswordReset` to the person's address: then only the person ever knows the
 * password. For staff. The link works for half an hour, and earlier links stop working. The password and the
 * sessions stay until the person uses the link.
 *
 * A person who cannot reset a password gets an email that says why instead, and `email` says so: the login is
 * turned off, the address is not confirmed, or the person has no password and logs in through an organization.
 *
 * A repeated call does it again. At most 10 calls by a person in 5 minutes. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const sendUserPasswordReset: Operation<paths['/admin/identities/{id}/password-reset']['post']> = {
  service: 'identity',
  id: 'sendUserPasswordReset',
  method: 'POST',
  path: '/admin/identities/{id}/password-reset',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
