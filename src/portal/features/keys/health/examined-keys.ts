import { diagnose, type Grade, gradeOf } from './examine.ts'
import type { ExaminedKey, Finding, FindingId, Severity } from './findings.ts'
import type { HealthSearch } from './health-search.ts'

/** A key with what is wrong with it. */
export interface Patient {
  key: ExaminedKey
  findings: Finding[]
  grade: Grade
}

export function examine(key: ExaminedKey, now: Date): Patient {
  const findings = diagnose(key, now)
  return { key, findings, grade: gradeOf(findings) }
}

export interface HealthSummary {
  total: number
  healthy: number
  /** Keys with a finding of this severity; one key can count for all three. */
  having: Record<Severity, number>
}

export function summarize(patients: readonly Patient[]): HealthSummary {
  const having = { critical: 0, warning: 0, advice: 0 }
  let healthy = 0
  for (const { findings } of patients) {
    if (!findings.length) healthy += 1
    for (const severity of new Set(findings.map(finding => finding.severity))) having[severity] += 1
  }
  return { total: patients.length, healthy, having }
}

/** Those that the search is about, with the findings that it is about; the worst grade first. */
export function selectPatients(patients: readonly Patient[], search: HealthSearch): Patient[] {
  const { severity, finding, kind } = search
  const text = search.search?.toLowerCase()
  const isWanted = (each: { id: FindingId; severity: Severity }) =>
    (!finding || each.id === finding) && (!severity || each.severity === severity)
  const selected: Patient[] = []
  for (const patient of patients) {
    const { key } = patient
    if (kind && key.kind !== kind) continue
    if (text && !matches(key, text)) continue
    if (severity === 'healthy') {
      if (!patient.findings.length) selected.push(patient)
      continue
    }
    const findings = patient.findings.filter(isWanted)
    if (findings.length) selected.push({ ...patient, findings })
  }
  // By label already; sorting keeps that within a grade.
  return selected.sort((a, b) => (a.grade === b.grade ? 0 : a.grade < b.grade ? 1 : -1))
}

function matches({ label, keyId, hostnames }: ExaminedKey, text: string): boolean {
  return (
    label.toLowerCase().includes(text) ||
    keyId.includes(text) ||
    hostnames.some(({ hostname }) => hostname.includes(text))
  )
}
