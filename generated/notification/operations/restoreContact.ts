// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Restore a deleted contact.
 *
 * Takes back the deletion of a contact: its fields, topics and confirmation are as they were, and so is
 * a link that waits in its mailbox. It gets no email about this. For account owners, including restricted
 * ones. It is possible for 30 days, after which the contact is not found. Restoring one that is not
 * deleted changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const restoreContact: Operation<paths['/contacts/{id}/restoration']['post']> = {
  service: 'notification',
  id: 'restoreContact',
  method: 'POST',
  path: '/contacts/{id}/restoration',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
