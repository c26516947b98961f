import type { Comparison } from './change.ts'

interface Matched<Known, Entry> {
  /** Entries in the order of the file, each with what it is about; undefined for a new one. */
  pairs: { at: number; entry: Entry; known: Known | undefined }[]
  /** What the file leaves out. */
  others: Known[]
  problems: Comparison['problems']
}

/** How an entry finds what it is about. */
export interface Identity<Known, Entry> {
  idOf(known: Known): string
  /** What entries without a known ID are found by. */
  nameOf(known: Known): string
  entryName(entry: Entry): string
  /** What to say when several have a name, and the file has fewer of them. */
  ambiguous(count: number): string
}

/**
 * What each entry of a file is about: that with its ID, or without a known one that with its name. Several with one name
 * are found in their order, as long as the file has as many.
 */
export function matchEntries<Known, Entry extends { id?: string }>(
  section: string,
  { idOf, nameOf, entryName, ambiguous }: Identity<Known, Entry>,
  all: readonly Known[],
  entries: readonly Entry[],
): Matched<Known, Entry> {
  const byId = new Map(all.map(known => [idOf(known), known]))
  const ids = new Set(byId.keys())
  const problems: Comparison['problems'] = []
  const claimed = new Map<number, Known>()
  for (const [at, { id }] of entries.entries()) {
    const known = id === undefined ? undefined : byId.get(id.toLowerCase())
    if (!known) continue
    if (byId.delete(idOf(known))) claimed.set(at, known)
  }
  for (const [at, { id }] of entries.entries())
    if (id !== undefined && !claimed.has(at) && ids.has(id.toLowerCase()))
      problems.push({
        path: `${section}/${at}/id`,
        name: 'duplicate-id',
        message: 'Another entry has this ID. Leave it out of one of both.',
      })
  const byName = Map.groupBy(byId.values(), nameOf)
  const unclaimed = [...entries.entries()].filter(([at]) => !claimed.has(at))
  for (const [name, alike] of Map.groupBy(unclaimed, ([, entry]) => entryName(entry))) {
    const candidates = byName.get(name) ?? []
    if (candidates.length > alike.length)
      problems.push({
        path: `${section}/${alike[0]?.[0]}`,
        name: 'ambiguous-label',
        message: ambiguous(candidates.length),
      })
    for (const [place, [at]] of alike.entries()) {
      const known = candidates[place]
      if (known && byId.delete(idOf(known))) claimed.set(at, known)
    }
  }
  return {
    pairs: [...entries.entries()].map(([at, entry]) => ({ at, entry, known: claimed.get(at) })),
    others: [...byId.values()],
    problems,
  }
}
