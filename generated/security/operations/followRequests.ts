// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Follow requests.
 *
 * New calls as they come, as server-sent events (`text/event-stream`), with the filters of `listRequests`. Each
 * event is named `request`; its data is an entry as that operation returns it, and its ID the cursor behind it.
 * A line that begins with a colon comes every few seconds, so that a lost connection is noticed.
 *
 * The server ends the stream after some minutes, when the session or the role ends, or when a client reads too
 * slowly. Call again with the last ID as `Last-Event-Id`: up to 1,000 calls that came in between follow first. A
 * call can come twice then; compare `request_id`. An account can have 250 streams at once on one server; a
 * further one gets 429.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const followRequests: Operation<paths['/request-events']['get']> = {
  service: 'security',
  id: 'followRequests',
  method: 'GET',
  path: '/request-events',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
