// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Choose the primary contact.
 *
 * Makes a contact of the active account its primary one; the earlier one stays a contact, with its
 * topics. For account owners only. Both get an email. The contact must be confirmed, and take email.
 * Choosing the current one changes nothing and sends nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const choosePrimaryProfile: Operation<paths['/profiles/primary']['post']> = {
  service: 'notification',
  id: 'choosePrimaryProfile',
  method: 'POST',
  path: '/profiles/primary',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
