import { listTeamMembersQuery } from '#generated/authorization/parameters/listTeamMembers.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'

export const { page_size: _pageSize, ...listParameters } = listTeamMembersQuery

/** What the address of the page holds of the list; the names are those of the operation's parameters. */
export type ListSearch = SearchOf<typeof listParameters>

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return readSearch(listParameters, raw)
}

const whatIfParameters = {
  person: { type: 'string', maxLength: 36 },
  /** With commas between them; empty for no role. */
  roles: { type: 'string', minLength: 0, maxLength: 200 },
} as const

/** Whose roles are tried out, and which ones. */
export type WhatIfSearch = SearchOf<typeof whatIfParameters>

export function readWhatIfSearch(raw: Record<string, unknown>): WhatIfSearch {
  return readSearch(whatIfParameters, raw)
}

export interface WhatIfProps {
  search: WhatIfSearch
  onSearch: ChangeSearch<WhatIfSearch>
}
