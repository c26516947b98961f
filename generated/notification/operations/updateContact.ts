// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change a contact.
 *
 * Sets all six fields; an empty string clears one. Topics and the primary contact have their own
 * calls. For account owners, including restricted ones. An edit of an outdated version is rejected.
 *
 * Another email address, apart from upper and lower case, has to be confirmed again:
 * `confirmation_timestamp` becomes null, a confirmation email goes to the new address and a notice of
 * the change to the old one, if that was confirmed, and links emailed earlier stop working. Until the confirmation the contact
 * gets no notices, even if it is the primary one, so add and confirm a second contact before changing
 * the only one.
 *
 * A repeated call is rejected with `contact-changed`. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const updateContact: Operation<paths['/contacts/{id}']['post']> = {
  service: 'notification',
  id: 'updateContact',
  method: 'POST',
  path: '/contacts/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
