// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List requests.
 *
 * Calls of the address API with keys of the active account in the last thirty days, newest first: accepted,
 * rejected, and failed ones. A call can be seen some seconds after its response.
 *
 * An entry has neither what was looked up nor the address of the caller, unless the content of its key's
 * requests was on (`setRequestContent`). A call is in the log if its key exists, deleted keys included.
 * A call whose key was not checked, because its parameters or its body are invalid, is listed under the key that
 * it names.
 *
 * Lookups of a list (`startList`) are listed as the calls of `verifyUsAddresses` that would make them: an entry for
 * up to a hundred addresses, whose `request_id` is the ID of the list, a hyphen, and a number.
 *
 * Of an account that makes very many calls in a second, only some are kept. `calls` says how many calls an entry
 * stands for, so that sums stay right: the first 20 of a second are all kept, then each tenth, and beyond 200
 * each hundredth. Calls that succeed and all others are counted apart.
 *
 * The response has no total. `next` continues the list where the page ends, regardless of newer calls.
 *
 * At most 240 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const listRequests: Operation<paths['/requests']['get']> = {
  service: 'security',
  id: 'listRequests',
  method: 'GET',
  path: '/requests',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
