import { useEffect, useState } from 'react'
import { findingsOf, type Grade, gradeOf } from '#domain/keys/health/checks.ts'
import { type Finding, type Severity, type SurveyedKey, tipOf } from '#domain/keys/health/findings.ts'
import type {
  DismissReason,
  KeySurvey,
  RejectionPage,
  TipDismissal,
  SurveyedKey as WireSurveyedKey,
} from '#generated/security/types.ts'
import { toSurveyedKey } from '#portal/shared/keys/survey.ts'
import type { HealthSearch } from './search.ts'

/** A finding that someone has dismissed, with the reason. */
export interface DismissedFinding {
  finding: Finding
  reason: DismissReason
  note: string
  dismissed: string
  by: { username: string | null; isMember: boolean }
}

/** A key with its findings. What people have dismissed counts neither as a finding nor for the grade. */
export interface KeyHealth {
  key: SurveyedKey
  findings: Finding[]
  dismissed: DismissedFinding[]
  grade: Grade
}

export function healthOf(key: SurveyedKey, now: Date, dismissals: readonly TipDismissal[] = []): KeyHealth {
  const of = new Map(dismissals.map(dismissal => [dismissal.tip, dismissal]))
  const findings: Finding[] = []
  const dismissed: DismissedFinding[] = []
  for (const finding of findingsOf(key, now)) {
    const dismissal = of.get(tipOf(finding))
    if (dismissal) dismissed.push(toDismissed(finding, dismissal))
    else findings.push(finding)
  }
  return { key, findings, dismissed, grade: gradeOf(findings) }
}

function toDismissed(finding: Finding, wire: TipDismissal): DismissedFinding {
  const { reason, note, dismissed, dismissed_by: by } = wire
  return { finding, reason, note, dismissed, by: { username: by.username, isMember: by.is_member } }
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
  // Already sorted by label; sorting keeps that within a grade.
  return filterKeys(keys, search).sort((a, b) => (a.grade === b.grade ? 0 : a.grade < b.grade ? 1 : -1))
}

/** The same in the order of the keys. */
export function filterKeys(keys: readonly KeyHealth[], search: HealthSearch): KeyHealth[] {
  const { severity } = search
  const selected: KeyHealth[] = []
  for (const health of keys) {
    if (!isSearched(health.key, search)) continue
    if (severity === 'healthy') {
      if (!health.findings.length) selected.push(health)
      continue
    }
    const findings = health.findings.filter(finding => isWanted(finding, search))
    if (findings.length) selected.push({ ...health, findings })
  }
  return selected
}

/** A dismissed finding with its key. */
export type DismissedTip = DismissedFinding & { key: SurveyedKey }

/** The dismissed findings that match the search, the latest first. */
export function selectDismissed(keys: readonly KeyHealth[], search: HealthSearch): DismissedTip[] {
  return keys
    .filter(({ key, dismissed }) => dismissed.length > 0 && isSearched(key, search))
    .flatMap(({ key, dismissed }) =>
      dismissed.filter(({ finding }) => isWanted(finding, search)).map(each => ({ ...each, key })),
    )
    .sort((a, b) => b.dismissed.localeCompare(a.dismissed))
}

function isSearched(key: SurveyedKey, { kind, search }: HealthSearch): boolean {
  return (!kind || key.kind === kind) && (!search || matches(key, search.toLowerCase()))
}

function isWanted(found: Finding, { finding, severity }: HealthSearch): boolean {
  return (!finding || found.id === finding) && (!severity || found.severity === severity)
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

/**
 * The survey keeps the object of an unchanged key, so that after a fix only one key is checked again. Those with a
 * dismissed tip are few, and always are.
 */
const known = new WeakMap<WireSurveyedKey, KeyHealth>()

/** Checks all keys, a slice at a time: an account can have 20,000. Undefined until the first run is done. */
export function useKeyHealth(survey: KeySurvey | undefined): KeyHealth[] | undefined {
  const [keys, setKeys] = useState<KeyHealth[]>()
  useEffect(() => {
    if (!survey) return
    let isStale = false
    const now = new Date()
    const dismissals = Map.groupBy(survey.dismissals, ({ key_id }) => key_id)
    void (async () => {
      const checked: KeyHealth[] = []
      let start = performance.now()
      for (const key of survey.keys) {
        // A deleted key has no findings.
        if (key.recovery_deadline !== null) continue
        const dismissed = dismissals.get(key.key_id)
        const health = (!dismissed && known.get(key)) || healthOf(toSurveyedKey(key), now, dismissed)
        if (!dismissed) known.set(key, health)
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
  { by_error }: Pick<RejectionPage, 'by_error'>,
  keys: readonly { lastUsed: string | null }[],
  since: string,
): number {
  if (keys.some(({ lastUsed }) => lastUsed !== null && new Date(lastUsed) >= new Date(since))) return 0
  return by_error
    .filter(({ error }) => UNPAID.has(error))
    .reduce((sum, each) => sum + each.rejected_lookups, 0)
}
