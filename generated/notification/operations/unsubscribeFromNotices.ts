// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Unsubscribe an address by a link.
 *
 * Ends the notices that the link is about: for a contact, those of its account; for a person, those of
 * every account that the person belongs to, as the person's own topics do. Notices that wait for the next
 * email are not sent either.
 *
 * The emails themselves name `/unsubscribe/one-click` for email programs that unsubscribe with one click
 * (RFC 8058).
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const unsubscribeFromNotices: Operation<paths['/unsubscriptions']['post']> = {
  service: 'notification',
  id: 'unsubscribeFromNotices',
  method: 'POST',
  path: '/unsubscriptions',
  auth: 'none',
  roles: [],
}
