import { listEmbeddedKeysQuery } from '#generated/security/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _pageSize, ...parameters } = listEmbeddedKeysQuery

/** Both kinds of key are listed by the same parameters, except the host of an embedded key. */
export const listParameters = parameters

/**
 * The list parameters in the address of the keys page; their names are those of the operation's parameters.
 */
export type ListSearch = SearchOf<typeof listParameters>

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return readSearch(listParameters, raw)
}
