import {
  FINDING_IDS,
  type Finding,
  type FindingId,
  type Fix,
  type Severity,
  type SurveyedKey,
  tipOf,
} from '#domain/keys/health/findings.ts'
import { BULK_FIXES } from './copy.ts'
import type { KeyHealth } from './key-health.ts'

/** A finding of one key. */
export interface Tip {
  id: string
  key: SurveyedKey
  finding: Finding
}

/** The keys that have the same finding. */
export interface FindingGroup {
  finding: FindingId
  /** The worst of its tips. */
  severity: Severity
  tips: Tip[]
}

/** What the dialog that dismisses a tip is called in the address. */
export const dismissDialog = (finding: Finding) => `dismiss:${tipOf(finding)}`

const RANKS: Record<Severity, number> = { critical: 0, warning: 1, advice: 2 }

export function toTip(key: SurveyedKey, finding: Finding): Tip {
  return { id: `${key.keyId} ${tipOf(finding)}`, key, finding }
}

/** The findings of keys by what was found: the most severe first, and in each the keys where it is most severe. */
export function groupFindings(keys: readonly KeyHealth[]): FindingGroup[] {
  const tips = new Map<FindingId, Tip[]>()
  for (const { key, findings } of keys)
    for (const finding of findings) {
      const known = tips.get(finding.id)
      if (known) known.push(toTip(key, finding))
      else tips.set(finding.id, [toTip(key, finding)])
    }
  return FINDING_IDS.flatMap(finding => {
    const found = tips.get(finding)?.sort((a, b) => RANKS[a.finding.severity] - RANKS[b.finding.severity])
    const severity = found?.[0]?.finding.severity
    return severity ? [{ finding, severity, tips: found ?? [] }] : []
  }).sort((a, b) => RANKS[a.severity] - RANKS[b.severity])
}

/**
 * The groups in the order in which they were seen first, so that a fix does not move them under the pointer. One that
 * was there stays, empty, once everything in it is fixed.
 */
export function keepGroups(before: readonly FindingGroup[], now: readonly FindingGroup[]): FindingGroup[] {
  const current = new Map(now.map(group => [group.finding, group]))
  const known = new Set(before.map(({ finding }) => finding))
  return [
    ...before.map(group => current.get(group.finding) ?? { ...group, tips: [] }),
    ...now.filter(({ finding }) => !known.has(finding)),
  ]
}

/** How many keys the tips are about: one key can have several hostnames with the same finding. */
export function countKeys(tips: readonly Tip[]): number {
  return new Set(tips.map(({ key }) => key.keyId)).size
}

/**
 * The fixes that all of these tips have in common, the most helpful first, where no tip leaves a choice: of hostnames,
 * or of a new token to deploy.
 */
export function sharedFixes(tips: readonly Tip[]): Fix['action'][] {
  const [first] = tips
  if (!first) return []
  const isShared = (action: Fix['action']) =>
    BULK_FIXES[action].label !== undefined &&
    tips.every(({ finding }) => {
      const [fix, ...others] = fixesWith(finding, action)
      return fix && others.length === 0 && !('hostname' in fix && fix.hostname === null)
    })
  return [...new Set(first.finding.fixes.map(({ action }) => action))].filter(isShared)
}

const fixesWith = ({ fixes }: Finding, action: Fix['action']) => fixes.filter(fix => fix.action === action)

/** The fix of a tip with this action. */
export function fixOf({ finding }: Tip, action: Fix['action']): Fix | undefined {
  return fixesWith(finding, action)[0]
}

/** What became of several tips: those that are done, and the failure of each of the others. */
export interface BulkResult {
  done: Tip[]
  failed: Map<Tip, unknown>
}

/** How to take back what was done to a tip; undefined if that is not possible. */
export type UndoOf = (tip: Tip) => (() => Promise<unknown>) | undefined

/** Calls at a time: quick for a hundred keys, and no burst. */
const AT_ONCE = 4

/** Does something for each tip. A failure of one does not stop the others. */
export async function runEach(
  tips: readonly Tip[],
  send: (tip: Tip) => Promise<unknown>,
): Promise<BulkResult> {
  const isDone = new Set<Tip>()
  const failed = new Map<Tip, unknown>()
  const waiting = [...tips]
  async function work() {
    for (let tip = waiting.shift(); tip; tip = waiting.shift())
      try {
        await send(tip)
        isDone.add(tip)
      } catch (failure) {
        failed.set(tip, failure)
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { done: tips.filter(tip => isDone.has(tip)), failed }
}
