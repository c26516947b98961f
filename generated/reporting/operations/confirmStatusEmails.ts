// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Confirm emails about incidents.
 *
 * Subscribes the address that the email with the token went to. A link works for seven days, also a second time; a
 * newer request for the same address does not end an older link, and unsubscribing does.
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const confirmStatusEmails: Operation<paths['/status/confirmations']['post']> = {
  service: 'reporting',
  id: 'confirmStatusEmails',
  method: 'POST',
  path: '/status/confirmations',
  auth: 'none',
  roles: [],
}
