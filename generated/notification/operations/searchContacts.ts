// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Search the contacts of all accounts.
 *
 * A page of the contacts of all accounts whose name, email address, company or position has words that
 * begin with those of the text, ignoring case, or whose number it is, newest first. Of more than 1,000,
 * only as many are listed and counted. For staff. Each entry names its account.
 *
 * At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const searchContacts: Operation<paths['/admin/contacts/search']['get']> = {
  service: 'notification',
  id: 'searchContacts',
  method: 'GET',
  path: '/admin/contacts/search',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
