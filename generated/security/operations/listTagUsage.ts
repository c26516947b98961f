// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Report usage by tag.
 *
 * Lookups that the keys of the active account used, for each interval and `X-Tag`, ordered by interval, then tag.
 * Lookups of calls without a tag come first in each interval, with null.
 *
 * The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and named by their
 * first moment. An interval without lookups has no row. At most six months may lie between `start` and `end`. The figures come from the request log, so they go back
 * thirty days and are there within seconds; a call that stands for several counts as often. Tags beyond the first
 * 200 of a report share a row, whose tag is `(others)`.
 *
 * With `format=csv` the same rows come as a file to download, the names of the fields in its first line. Text that
 * a spreadsheet would read as a formula gets an apostrophe in front.
 *
 * At most 60 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const listTagUsage: Operation<paths['/tag-usage']['get']> = {
  service: 'security',
  id: 'listTagUsage',
  method: 'GET',
  path: '/tag-usage',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
