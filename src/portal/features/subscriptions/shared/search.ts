import { listHoldingsQuery } from '#generated/subscription/parameters/listHoldings.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _pageSize, license_id: _licenseId, ...parameters } = listHoldingsQuery

/** What the address holds of the list, by the names of the operation's parameters. */
export const listParameters = parameters

export type ListSearch = SearchOf<typeof listParameters>

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return readSearch(listParameters, raw)
}

/** The server sends the whole history of a license at once; the address holds which part of it is shown. */
export const historyParameters = { page: { type: 'integer', minimum: 1, maximum: 1000, default: 1 } } as const

export type HistorySearch = SearchOf<typeof historyParameters>

export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  return readSearch(historyParameters, raw)
}
