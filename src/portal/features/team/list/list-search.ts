import { listTeamMembersQuery } from '#generated/authorization/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _pageSize, ...parameters } = listTeamMembersQuery

export const listParameters = parameters

/** What the address of the page holds of the list; the names are those of the operation's parameters. */
export type ListSearch = SearchOf<typeof listParameters>

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return readSearch(listParameters, raw)
}
