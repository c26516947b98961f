// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete a contact.
 *
 * Deletes the contact with its topics. It gets no email about this, and links that were emailed to it stop
 * working. For 30 days it can be restored as it was. For account owners, including restricted ones. The
 * primary contact can't be deleted: choose another one first.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const deleteContact: Operation<paths['/contacts/{id}']['delete']> = {
  service: 'notification',
  id: 'deleteContact',
  method: 'DELETE',
  path: '/contacts/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
