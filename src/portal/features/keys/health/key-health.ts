import { useEffect, useState } from 'react'
import { findingsOf, type Grade, gradeOf } from '#domain/keys/health/checks.ts'
import type { Finding, FindingId, Severity, SurveyedKey } from '#domain/keys/health/findings.ts'
import type { RefusalPage, SurveyedKey as WireSurveyedKey } from '#generated/security/types.ts'
import { toSurveyedKey } from '../shared/keys.ts'
import type { HealthSearch } from '../shared/search.ts'

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

/** Milliseconds of work at a time, too short to notice. */
const SLICE = 12

/** The survey keeps the object of an unchanged key, so that after a fix only one key is checked again. */
const known = new WeakMap<WireSurveyedKey, KeyHealth>()

/** Checks all keys, a slice at a time: an account can have 20,000. Undefined until the first run is done. */
export function useKeyHealth(survey: readonly WireSurveyedKey[] | undefined): KeyHealth[] | undefined {
  const [keys, setKeys] = useState<KeyHealth[]>()
  useEffect(() => {
    if (!survey) return
    let isStale = false
    const now = new Date()
    void (async () => {
      const checked: KeyHealth[] = []
      let start = performance.now()
      for (const key of survey) {
        // A deleted key has no findings.
        if (key.recovery_deadline !== null) continue
        const health = known.get(key) ?? healthOf(toSurveyedKey(key), now)
        known.set(key, health)
        checked.push(health)
        if (performance.now() - start < SLICE) continue
        await new Promise(resolve => setTimeout(resolve))
        if (isStale) return
        start = performance.now()
      }
      setKeys(checked)
    })()
    return () => {
      isStale = true
    }
  }, [survey])
  return keys
}

const UNPAID: ReadonlySet<string> = new Set(['license-not-recognized', 'subscription-inactive'])

/**
 * How many lookups were rejected since a moment because no subscription covers them; zero if any lookup was
 * accepted since.
 */
export function unpaidOnly(
  { by_error }: Pick<RefusalPage, 'by_error'>,
  keys: readonly { lastUsed: string | null }[],
  since: string,
): number {
  if (keys.some(({ lastUsed }) => lastUsed !== null && new Date(lastUsed) >= new Date(since))) return 0
  return by_error.filter(({ error }) => UNPAID.has(error)).reduce((sum, { refused }) => sum + refused, 0)
}
