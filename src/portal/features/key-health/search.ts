import { FINDING_IDS } from '#domain/keys/health/findings.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

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
