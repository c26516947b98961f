// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Choose your own time zone.
 *
 * Sets the time zone in which notices to the logged-in person give times, for all accounts. Contacts of
 * an account get the zone of its first owner.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const updateProfileTimeZone: Operation<paths['/profiles/time-zone']['post']> = {
  service: 'notification',
  id: 'updateProfileTimeZone',
  method: 'POST',
  path: '/profiles/time-zone',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}
