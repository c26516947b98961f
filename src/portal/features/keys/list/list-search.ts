import { listEmbeddedKeysQuery } from '#generated/security/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

// Both kinds of key are listed by the same parameters, but for the host of an embedded key.
const { page_size: _pageSize, ...parameters } = listEmbeddedKeysQuery

/** What the address of the keys page can hold of a list; the names are those of the operation's parameters. */
export type ListSearch = SearchOf<typeof parameters>

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return readSearch(parameters, raw)
}
