import { listEmbeddedKeysQuery } from '#generated/security/parameters/listEmbeddedKeys.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

// How many rows a page shows is not in the address.
export const { page_size: _listSize, ...listParameters } = listEmbeddedKeysQuery

/**
 * The list parameters in the address of the keys page; their names are those of the operation's parameters. Both kinds
 * of key have the same ones, except the host of an embedded key.
 */
export type ListSearch = SearchOf<typeof listParameters>

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return readSearch(listParameters, raw)
}
