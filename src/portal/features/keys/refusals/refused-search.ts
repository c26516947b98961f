import { listRefusalsQuery } from '#generated/security/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _pageSize, start: _start, end: _end, ...parameters } = listRefusalsQuery

/** What the address holds of the list. Time is a number of days until today, so that a link stays true. */
export const refusedParameters = { ...parameters, time: { type: 'string', enum: ['1', '7'] } } as const

export type RefusedSearch = SearchOf<typeof refusedParameters>

export function readRefusedSearch(raw: Record<string, unknown>): RefusedSearch {
  return readSearch(refusedParameters, raw)
}
