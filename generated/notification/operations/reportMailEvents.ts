// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Report what became of emails.
 *
 * The email provider calls this when a mailbox rejects an email for good, or someone calls an email unwanted.
 * From then on all contacts with the address are undeliverable: no notices go there until the address is
 * changed, or confirmed again. What happened before a confirmation does not count. An email that is late, or
 * has arrived, changes nothing.
 *
 * No login: the call is signed as [Standard Webhooks](https://www.standardwebhooks.com) says, with a secret
 * that the provider shares with us. A signature is valid for five minutes. An ID is taken once: repeating
 * it, also with a new signature, returns the same response and changes nothing.
 *
 * A repeated call changes nothing more. At most 1,200 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const reportMailEvents: Operation<paths['/mail-events']['post']> = {
  service: 'notification',
  id: 'reportMailEvents',
  method: 'POST',
  path: '/mail-events',
  auth: 'none',
  roles: [],
}
