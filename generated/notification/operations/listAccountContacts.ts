// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the contacts of an account.
 *
 * A page of the contacts of an account, as its owners see them. For staff, who can see here why a contact
 * gets no notices. Only the account's owners can change contacts.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountContacts: Operation<paths['/admin/accounts/{id}/contacts']['get']> = {
  service: 'notification',
  id: 'listAccountContacts',
  method: 'GET',
  path: '/admin/accounts/{id}/contacts',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
