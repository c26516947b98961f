// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List rejected lookups by reason.
 *
 * The groups of `listRejectionGroups`, in the same range and with the same filters, by the rule that rejected
 * them: of each rule how many lookups there were, of how many keys, the first and the last, and the ten keys
 * with the most lookups. The rules with something to decide come first, then those with the most lookups.
 *
 * `hours` has the lookups of the whole range by hour of UTC, without the hours in which there were none.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listRejectionCauses: Operation<paths['/keys/rejections/causes']['get']> = {
  service: 'security',
  id: 'listRejectionCauses',
  method: 'GET',
  path: '/keys/rejections/causes',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}
