import { FINDING_IDS } from '#domain/keys/health/findings.ts'
import { listEmbeddedKeysQuery, listRefusalsQuery } from '#generated/security/parameters.ts'
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

const { page_size: _rejectedSize, start: _start, end: _end, ...rejectionParameters } = listRefusalsQuery

/**
 * What the address holds of rejected requests: grouped by reason, or one by one. Time is a number of days until
 * today, so that a link stays true.
 */
export const rejectedParameters = {
  ...rejectionParameters,
  view: { type: 'string', enum: ['problems', 'list'], default: 'problems' },
  time: { type: 'string', enum: ['1', '7'] },
} as const

export type RejectedSearch = SearchOf<typeof rejectedParameters>

export function readRejectedSearch(raw: Record<string, unknown>): RejectedSearch {
  return readSearch(rejectedParameters, raw)
}

const healthParameters = {
  search: { type: 'string', maxLength: 100 },
  view: { type: 'string', enum: ['findings', 'keys'], default: 'findings' },
  severity: { type: 'string', enum: ['critical', 'warning', 'advice', 'healthy'] },
  finding: { type: 'string', enum: FINDING_IDS },
  kind: { type: 'string', enum: ['secret', 'embedded'] },
  page: { type: 'integer', minimum: 1, default: 1 },
} as const

/** The search parameters of the health page. */
export type HealthSearch = SearchOf<typeof healthParameters>

export function readHealthSearch(raw: Record<string, unknown>): HealthSearch {
  return readSearch(healthParameters, raw)
}
