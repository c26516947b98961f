import type { Comparison } from './change.ts'

interface Keyed {
  keyId: string
  label: string
}

export interface Matched<Key, Entry> {
  /** Entries in the order of the file, each with the key that it is about; undefined for a new one. */
  pairs: { at: number; entry: Entry; key: Key | undefined }[]
  /** Keys that the file leaves out. */
  others: Key[]
  problems: Comparison['problems']
}

/**
 * Which key each entry of a file is about: that with its ID, or without a known one that with its label. Several keys with
 * one label are found in their order, as long as the file has as many.
 */
export function matchKeys<Key extends Keyed, Entry extends { id?: string; label: string }>(
  section: string,
  keys: readonly Key[],
  entries: readonly Entry[],
): Matched<Key, Entry> {
  const byId = new Map(keys.map(key => [key.keyId, key]))
  const problems: Comparison['problems'] = []
  const claimed = new Map<number, Key>()
  for (const [at, { id }] of entries.entries()) {
    const key = id === undefined ? undefined : byId.get(id.toLowerCase())
    if (!key) continue
    if (byId.delete(key.keyId)) claimed.set(at, key)
  }
  for (const [at, { id }] of entries.entries())
    if (id !== undefined && !claimed.has(at) && keys.some(({ keyId }) => keyId === id.toLowerCase()))
      problems.push({
        path: `${section}/${at}/id`,
        name: 'duplicate-id',
        message: 'Another entry has this ID. Leave it out of one of both.',
      })
  const byLabel = Map.groupBy(byId.values(), ({ label }) => label)
  const unclaimed = [...entries.entries()].filter(([at]) => !claimed.has(at))
  for (const [label, alike] of Map.groupBy(unclaimed, ([, entry]) => entry.label)) {
    const candidates = byLabel.get(label) ?? []
    if (candidates.length > alike.length)
      problems.push({
        path: `${section}/${alike[0]?.[0]}`,
        name: 'ambiguous-label',
        message: `The account has ${candidates.length} keys with this label. Add the ID of the one you mean.`,
      })
    for (const [place, [at]] of alike.entries()) {
      const key = candidates[place]
      if (key && byId.delete(key.keyId)) claimed.set(at, key)
    }
  }
  return {
    pairs: [...entries.entries()].map(([at, entry]) => ({ at, entry, key: claimed.get(at) })),
    others: [...byId.values()],
    problems,
  }
}
