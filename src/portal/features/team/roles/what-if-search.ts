import { readSearch, type SearchOf } from '#portal/api/search.ts'

const parameters = {
  person: { type: 'string', maxLength: 36 },
  /** With commas between them; empty for no role. */
  roles: { type: 'string', minLength: 0, maxLength: 200 },
} as const

/** Whose roles are tried out, and which ones. */
export type WhatIfSearch = SearchOf<typeof parameters>

export function readWhatIfSearch(raw: Record<string, unknown>): WhatIfSearch {
  return readSearch(parameters, raw)
}
