/** A line before and after. One that is only on one side has the other undefined. */
interface LinePair {
  before: string | undefined
  after: string | undefined
  isChanged: boolean
}

/** Unchanged lines around each change; a line with an ellipsis stands for the others. */
const CONTEXT = 3

/** Two texts side by side, only around what differs; empty if nothing does. */
export function lineDiff(before: string, after: string): LinePair[] {
  const pairs = pairLines(before.split('\n'), after.split('\n'))
  const changed = pairs.flatMap(({ isChanged }, at) => (isChanged ? [at] : []))
  if (!changed.length) return []
  const isNear = pairs.map(() => false)
  for (const at of changed)
    for (let near = Math.max(at - CONTEXT, 0); near <= at + CONTEXT && near < pairs.length; near++)
      isNear[near] = true
  return pairs.flatMap((pair, at) => {
    if (isNear[at]) return pair
    return at === 0 || isNear[at - 1] ? { before: '…', after: '…', isChanged: false } : []
  })
}

/** Every line of both, in order: removed ones and added ones of the same place next to each other. */
function pairLines(old: readonly string[], now: readonly string[]): LinePair[] {
  const lengths = commonLengths(old, now)
  const lengthAt = (a: number, b: number) => lengths[a]?.[b] ?? 0
  const pairs: LinePair[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++)
      pairs.push({ before: removed[at], after: added[at], isChanged: true })
    removed = []
    added = []
  }
  let [a, b] = [0, 0]
  while (a < old.length || b < now.length) {
    const [before, after] = [old[a], now[b]]
    if (before !== undefined && before === after) {
      flush()
      pairs.push({ before, after, isChanged: false })
      a++
      b++
    } else if (before !== undefined && (after === undefined || lengthAt(a + 1, b) >= lengthAt(a, b + 1))) {
      removed.push(before)
      a++
    } else if (after !== undefined) {
      added.push(after)
      b++
    }
  }
  flush()
  return pairs
}

/** How many lines the rests of both have in common, from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = now.length - 1; b >= 0; b--) {
      const [row, next] = [rows[a], rows[a + 1]]
      if (!row || !next) continue
      row[b] = old[a] === now[b] ? (next[b + 1] ?? 0) + 1 : Math.max(next[b] ?? 0, row[b + 1] ?? 0)
    }
  return rows
}
