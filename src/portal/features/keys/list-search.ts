import { listSecretKeysQuery } from '#generated/security/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _pageSize, ...parameters } = listSecretKeysQuery

/** What the address of the keys page can hold; the names are those of the operation's parameters. */
export type ListSearch = SearchOf<typeof parameters>

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return readSearch(parameters, raw)
}
