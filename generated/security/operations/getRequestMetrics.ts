// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get latency and error rate.
 *
 * How many calls of the address API the active account made with its keys, how many of them were errors, and
 * how long accepted ones took, in each interval of a period up to now, and of the period of the same length before.
 *
 * `24h` has hours. `7d` and `15d` have days of `time_zone`, the last of which is today. The figures come from the
 * request log, so they include what a call of `listRequests` with the same filters lists; an entry that stands for
 * several calls counts as often. Latencies are those of accepted calls, in milliseconds, and null without any.
 *
 * At most 60 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const getRequestMetrics: Operation<paths['/request-metrics']['get']> = {
  service: 'security',
  id: 'getRequestMetrics',
  method: 'GET',
  path: '/request-metrics',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
