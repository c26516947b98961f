import { listRejectionsQuery } from '#generated/security/parameters/listRejections.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _size, start: _start, end: _end, ...listParameters } = listRejectionsQuery

/**
 * What the address holds of rejected requests: grouped by reason, or one by one. Time is a number of days until
 * today, so that a link stays true.
 */
export const rejectionParameters = {
  ...listParameters,
  view: { type: 'string', enum: ['problems', 'list'], default: 'problems' },
  time: { type: 'string', enum: ['1', '7'] },
} as const

export type RejectionSearch = SearchOf<typeof rejectionParameters>

export function readRejectionSearch(raw: Record<string, unknown>): RejectionSearch {
  return readSearch(rejectionParameters, raw)
}
