// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the contacts whose address takes no email.
 *
 * A page of the contacts of all accounts that get no notices because email to their address came back, or
 * someone there called it unwanted; the longest first. For staff, who can ask the account for another address.
 * Deleted contacts are not included.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listUndeliverableContacts: Operation<paths['/admin/contacts/undeliverable']['get']> = {
  service: 'notification',
  id: 'listUndeliverableContacts',
  method: 'GET',
  path: '/admin/contacts/undeliverable',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
