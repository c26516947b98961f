import type { Drift } from './response-drift.ts'

/** A difference from the contract, however often it was seen. */
export interface Finding extends Drift {
  service: string
  /** operationId */
  operation: string
  times: number
}

export interface Findings {
  /** Counts what a response showed. Returns what is seen for the first time. */
  add(service: string, operation: string, drifts: readonly Drift[]): Finding[]
  /** All, in the order in which they were first seen. */
  list(): Finding[]
  clear(): void
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** How many different ones are kept. More would tell no more. */
const MOST = 200

/** Collects findings in memory. The same difference in several rows of a list is one. */
export function createFindings(): Findings {
  const known = new Map<string, Finding>()
  const listeners = new Set<() => void>()
  // A new list only after a change, because React compares it with the last one.
  let listed: Finding[] | undefined
  const changed = () => {
    listed = undefined
    for (const listener of listeners) listener()
  }
  return {
    add(service, operation, drifts) {
      const fresh: Finding[] = []
      for (const drift of drifts) {
        const place = drift.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
        const key = [service, operation, drift.status, place, drift.expected, drift.found].join('\n')
        const before = known.get(key)
        if (!before && known.size >= MOST) continue
        const finding = { ...(before ?? drift), service, operation, times: (before?.times ?? 0) + 1 }
        known.set(key, finding)
        if (!before) fresh.push(finding)
      }
      if (drifts.length) changed()
      return fresh
    },
    list() {
      listed ??= [...known.values()]
      return listed
    },
    clear() {
      known.clear()
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The findings as Markdown, to paste into an issue. */
export function reportOf(findings: readonly Finding[]): string {
  const drifts = findings.filter(({ isSlow }) => !isSlow)
  const slow = findings.filter(({ isSlow }) => isSlow)
  const sections = [
    drifts.length
      ? tableOf('Responses that differ from the contract', drifts)
      : 'Every response matched the contract.',
    ...(slow.length ? [tableOf('Slow responses', slow)] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

function tableOf(title: string, findings: readonly Finding[]): string {
  const rows = findings.map(({ service, operation, status, pointer, expected, found, times }) =>
    [`${service} ${operation}`, status, `\`${pointer}\``, expected, found, times].map(cell).join(' | '),
  )
  return [
    `## ${title}`,
    '',
    '| Operation | Status | Pointer | Expected | Found | Times |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(row => `| ${row} |`),
  ].join('\n')
}

/** A pattern may hold what would end a cell. */
function cell(value: string | number): string {
  return String(value).replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', ' ')
}
