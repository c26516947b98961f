import { readSearch, type SearchOf } from '#portal/api/search.ts'

/** The server sends the whole history of a license at once; the address holds which part of it is shown. */
export const historyParameters = { page: { type: 'integer', minimum: 1, maximum: 1000, default: 1 } } as const

export type HistorySearch = SearchOf<typeof historyParameters>

export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  return readSearch(historyParameters, raw)
}
