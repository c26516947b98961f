// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the source of lookups.
 *
 * Says whether this deployment looks addresses up in real data or in a small demo sample. A lookup that
 * finds nothing means different things in the two: with the sample, most real addresses are missing. Pages
 * call it before they say that an address was not found. The response is the same for everyone, and changes
 * only with a restart.
 *
 * At most 240 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const getLookupSource: Operation<paths['/lookup-source']['get']> = {
  service: 'reporting',
  id: 'getLookupSource',
  method: 'GET',
  path: '/lookup-source',
  auth: 'none',
  roles: [],
}
