// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Report usage by key.
 *
 * Lookups that the keys of the active account used, secret and embedded, for each interval, key and
 * license, ordered by interval, then key label (ignoring case), then license label. Keys that are
 * deleted or gone have rows too. With `key` the report covers only those keys; an ID that the account
 * does not have adds nothing.
 *
 * The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and
 * named by their first moment; the first and the last hold only what lies within the range. An
 * interval without lookups has no row. Lookups are counted by the hour of UTC: an hour is in the
 * report if it begins within the range, and in the day in which it begins. They count within a minute.
 * At most six months and a million rows fit into one report. Hours, and with them the days of other
 * time zones, are kept for 400 days; days in UTC stay.
 *
 * With `format=csv` the same rows come as a file to download, the names of the fields in its first
 * line. Text that a spreadsheet would read as a formula gets an apostrophe in front.
 *
 * At most 60 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listKeyUsage: Operation<paths['/keys/usage']['get']> = {
  service: 'security',
  id: 'listKeyUsage',
  method: 'GET',
  path: '/keys/usage',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}
