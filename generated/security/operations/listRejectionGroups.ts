// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List rejected lookups by reason and key.
 *
 * The lookups of `listRejections`, in the same range and with the same filters, one entry for each key
 * and rule: how many there were, from how many sources, the first, the last, and the counts of the last
 * 24 hours. The five sources with the most lookups are listed, dismissed hostnames last, each with the rule
 * that would reject it now; `current_rule` of a group is that of the first one that is still rejected.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listRejectionGroups: Operation<paths['/keys/rejections/groups']['get']> = {
  service: 'security',
  id: 'listRejectionGroups',
  method: 'GET',
  path: '/keys/rejections/groups',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}
