// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Add a contact.
 *
 * Adds a contact to the active account and sends a confirmation email to its address. For account
 * owners, including restricted ones. Until the link in the email is followed, the contact gets no other
 * email.
 *
 * The contact is subscribed to `topics`. Without them, it is subscribed to `usage-90`, `usage-100`, and
 * `expiring`, the notices of a service that is about to stop. An account has at most 5,000 contacts, each
 * with a different address, so a repeated call adds nothing.
 *
 * A repeated call is rejected with `contact-exists`. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const createContact: Operation<paths['/contacts']['put']> = {
  service: 'notification',
  id: 'createContact',
  method: 'PUT',
  path: '/contacts',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
