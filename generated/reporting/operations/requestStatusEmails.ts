// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Request emails about incidents.
 *
 * Sends an email to the address with a link that subscribes it. Nothing is subscribed before that. The response is
 * the same for every address, so no one learns who is subscribed: an address that is already gets an email that
 * says so. A second email goes to an address after ten minutes at the earliest.
 *
 * A repeated call changes nothing more. At most 20 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const requestStatusEmails: Operation<paths['/status/subscriptions']['put']> = {
  service: 'reporting',
  id: 'requestStatusEmails',
  method: 'PUT',
  path: '/status/subscriptions',
  auth: 'none',
  roles: [],
}
