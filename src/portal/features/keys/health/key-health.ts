import type { SurveyedKey } from '../shared/surveyed-key.ts'
import { findingsOf, type Grade, gradeOf } from './checks.ts'
import type { Finding, FindingId, Severity } from './findings.ts'
import type { HealthSearch } from './health-search.ts'

/** A key with its findings. */
export interface KeyHealth {
  key: SurveyedKey
  findings: Finding[]
  grade: Grade
}

export function healthOf(key: SurveyedKey, now: Date): KeyHealth {
  const findings = findingsOf(key, now)
  return { key, findings, grade: gradeOf(findings) }
}

export interface HealthSummary {
  total: number
  healthy: number
  /** Keys with a finding of this severity; one key can count for all three. */
  having: Record<Severity, number>
}

export function summarize(keys: readonly KeyHealth[]): HealthSummary {
  const having = { critical: 0, warning: 0, advice: 0 }
  let healthy = 0
  for (const { findings } of keys) {
    if (!findings.length) healthy += 1
    for (const severity of new Set(findings.map(finding => finding.severity))) having[severity] += 1
  }
  return { total: keys.length, healthy, having }
}

/** The keys that match the search, with the findings that match; the worst grade first. */
export function selectKeys(keys: readonly KeyHealth[], search: HealthSearch): KeyHealth[] {
  const { severity, finding, kind } = search
  const text = search.search?.toLowerCase()
  const isWanted = (each: { id: FindingId; severity: Severity }) =>
    (!finding || each.id === finding) && (!severity || each.severity === severity)
  const selected: KeyHealth[] = []
  for (const health of keys) {
    const { key } = health
    if (kind && key.kind !== kind) continue
    if (text && !matches(key, text)) continue
    if (severity === 'healthy') {
      if (!health.findings.length) selected.push(health)
      continue
    }
    const findings = health.findings.filter(isWanted)
    if (findings.length) selected.push({ ...health, findings })
  }
  // Already sorted by label; sorting keeps that within a grade.
  return selected.sort((a, b) => (a.grade === b.grade ? 0 : a.grade < b.grade ? 1 : -1))
}

function matches({ label, keyId, hostnames }: SurveyedKey, text: string): boolean {
  return (
    label.toLowerCase().includes(text) ||
    keyId.includes(text) ||
    hostnames.some(({ hostname }) => hostname.includes(text))
  )
}
