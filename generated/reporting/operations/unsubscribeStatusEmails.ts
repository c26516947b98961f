// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Unsubscribe from emails about incidents.
 *
 * Ends the subscription that the token belongs to. The token does not expire. The emails themselves name
 * `/status/unsubscribe` for email programs that unsubscribe with one click (RFC 8058).
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const unsubscribeStatusEmails: Operation<paths['/status/cancellations']['post']> = {
  service: 'reporting',
  id: 'unsubscribeStatusEmails',
  method: 'POST',
  path: '/status/cancellations',
  auth: 'none',
  roles: [],
}
