import { listRefusalsQuery } from '#generated/security/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _size, start: _start, end: _end, ...rejectionParameters } = listRefusalsQuery

/**
 * What the address holds of rejected requests: grouped by reason, or one by one. Time is a number of days until
 * today, so that a link stays true.
 */
export const rejectedParameters = {
  ...rejectionParameters,
  view: { type: 'string', enum: ['problems', 'list'], default: 'problems' },
  time: { type: 'string', enum: ['1', '7'] },
} as const

export type RejectedSearch = SearchOf<typeof rejectedParameters>

export function readRejectedSearch(raw: Record<string, unknown>): RejectedSearch {
  return readSearch(rejectedParameters, raw)
}
