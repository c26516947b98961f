import { listDeprecatedUsesByAccountQuery } from '#generated/security/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _size, ...parameters } = listDeprecatedUsesByAccountQuery

/** What the address holds of the list, by the names of the operation's parameters. */
export const deprecatedUseParameters = parameters

export type DeprecatedUseSearch = SearchOf<typeof deprecatedUseParameters>

export function readDeprecatedUseSearch(raw: Record<string, unknown>): DeprecatedUseSearch {
  return readSearch(deprecatedUseParameters, raw)
}
