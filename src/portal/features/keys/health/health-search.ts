import { readSearch, type SearchOf } from '#portal/api/search.ts'
import { FINDING_IDS } from './findings.ts'

const parameters = {
  search: { type: 'string', maxLength: 100 },
  severity: { type: 'string', enum: ['critical', 'warning', 'advice', 'healthy'] },
  finding: { type: 'string', enum: FINDING_IDS },
  kind: { type: 'string', enum: ['secret', 'embedded'] },
  page: { type: 'integer', minimum: 1, default: 1 },
} as const

/** The search parameters of the health page. */
export type HealthSearch = SearchOf<typeof parameters>

export function readHealthSearch(raw: Record<string, unknown>): HealthSearch {
  return readSearch(parameters, raw)
}
