import { useState } from 'react'
import { type Finding, tipOf } from '#domain/keys/health/findings.ts'
import type { DismissedFinding, KeyHealth } from './key-health.ts'
import type { HealthSearch } from './search.ts'

/** A finding as the person saw it first. It is fixed or dismissed once it is no longer among those of the key. */
export interface SeenFinding {
  finding: Finding
  state: 'open' | 'fixed' | 'dismissed'
}

/** A key in the place where it was seen first, with what was found then and since. */
export interface SeenKey extends KeyHealth {
  seen: SeenFinding[]
  /** No longer among the keys of the account. */
  isGone: boolean
}

/**
 * The selected keys in the order of when the search was made, so that a fix does not move the rows under the
 * pointer. A new search sorts again.
 */
export function useKeptOrder(
  selected: readonly KeyHealth[],
  all: readonly KeyHealth[],
  search: HealthSearch,
): SeenKey[] {
  return keepOrder(useFirst(selected, search), selected, all)
}

/** What the search showed first; a new search starts again. */
export function useFirst<Shown>(shown: Shown, search: HealthSearch): Shown {
  const [first, setFirst] = useState({ search, shown })
  if (isSameSelection(first.search, search)) return first.shown
  setFirst({ search, shown })
  return shown
}

/** The page is no part of the selection: paging leaves the order as it is. */
function isSameSelection(a: HealthSearch, b: HealthSearch): boolean {
  return (
    a.view === b.view &&
    a.search === b.search &&
    a.severity === b.severity &&
    a.finding === b.finding &&
    a.kind === b.kind
  )
}

/** `before` with what is true of its keys now, then the keys that came since. */
export function keepOrder(
  before: readonly KeyHealth[],
  selected: readonly KeyHealth[],
  all: readonly KeyHealth[],
): SeenKey[] {
  const now = new Map(all.map(health => [health.key.keyId, health]))
  const chosen = new Map(selected.map(health => [health.key.keyId, health]))
  const kept = before.map(old => {
    const current = now.get(old.key.keyId)
    const { findings } = chosen.get(old.key.keyId) ?? { findings: [] }
    return current
      ? { ...current, findings, seen: seenOf(old.findings, findings, current.dismissed), isGone: false }
      : { ...old, seen: seenOf(old.findings, []), isGone: true }
  })
  const known = new Set(before.map(({ key }) => key.keyId))
  const added = selected.filter(({ key }) => !known.has(key.keyId))
  return [...kept, ...added.map(health => ({ ...health, seen: seenOf([], health.findings), isGone: false }))]
}

function seenOf(
  before: readonly Finding[],
  now: readonly Finding[],
  dismissed: readonly DismissedFinding[] = [],
): SeenFinding[] {
  const current = new Map(now.map(finding => [tipOf(finding), finding]))
  const hidden = new Set(dismissed.map(({ finding }) => tipOf(finding)))
  const seen = before.map((old): SeenFinding => {
    const tip = tipOf(old)
    const finding = current.get(tip)
    current.delete(tip)
    if (finding) return { finding, state: 'open' }
    return { finding: old, state: hidden.has(tip) ? 'dismissed' : 'fixed' }
  })
  return [...seen, ...[...current.values()].map((finding): SeenFinding => ({ finding, state: 'open' }))]
}
