import { readSearch, type SearchOf } from '#portal/api/search.ts'

const text = { type: 'string', maxLength: 64 } as const

/**
 * What the address holds of the request log. Time is a number of days until today, so that a link stays true. Every page
 * loads this, so it leaves out which values there are: the page has them, and the server rejects others.
 */
export const requestParameters = {
  key: text,
  status: text,
  error: text,
  number: { type: 'integer', minimum: 1 },
  operation: text,
  tag: text,
  cursor: text,
  time: { type: 'string', enum: ['1', '7'] },
} as const

export type RequestSearch = SearchOf<typeof requestParameters>

export function readRequestSearch(raw: Record<string, unknown>): RequestSearch {
  return readSearch(requestParameters, raw)
}
