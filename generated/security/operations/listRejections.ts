// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List rejected lookups.
 *
 * Lookups with keys of the active account that the address API rejected in the last thirty days, one entry
 * for each key, rule and source, with how many there were, the first and the last. They can be seen
 * some seconds after the rejection. What was looked up is never kept.
 *
 * A rejection is kept if its key exists, deleted keys included: the statuses 401, 402 and 403, and 429
 * `requests-too-fast`. Calls without a key, or with one that no one has, belong to no account. The
 * source of a call from a page is the host of the page. Of any other call it is the network of the
 * caller (the /24 of IPv4, the /64 of IPv6), or the exact address if the token was right and only the
 * key's list of addresses rejected it. Of a key that gets rejections from very many sources in a day, the
 * further ones are counted together, as `others`. Each entry says whether such lookups would be
 * rejected now, and by which rule.
 *
 * Rejections are counted by the hour of UTC: an hour is included if it begins within the range. To get
 * only the count, request one entry per page: `rejected_lookups` is the total of all pages.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listRejections: Operation<paths['/keys/rejections']['get']> = {
  service: 'security',
  id: 'listRejections',
  method: 'GET',
  path: '/keys/rejections',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}
