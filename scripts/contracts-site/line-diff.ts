import { structuredPatch } from 'diff'

/** A line before and after. One that is only on one side has the other undefined. */
interface LinePair {
  before: string | undefined
  after: string | undefined
  isChanged: boolean
}

/** Unchanged lines around each change; a line with an ellipsis stands for the others. */
const CONTEXT = 3
const OTHERS: LinePair = { before: '…', after: '…', isChanged: false }

/** Two texts side by side, only around what differs; empty if nothing does. */
export function lineDiff(before: string, after: string): LinePair[] {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: CONTEXT })
  return hunks.flatMap(({ oldStart, newStart, lines }) => [
    ...(oldStart > 1 || newStart > 1 ? [OTHERS] : []),
    ...pairsOf(lines),
  ])
}

/** The lines of a change: removed ones and added ones of the same place next to each other. */
function pairsOf(lines: readonly string[]): LinePair[] {
  const pairs: LinePair[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++)
      pairs.push({ before: removed[at], after: added[at], isChanged: true })
    removed = []
    added = []
  }
  for (const line of lines) {
    const text = line.slice(1)
    if (line.startsWith('-')) removed.push(text)
    else if (line.startsWith('+')) added.push(text)
    else {
      flush()
      pairs.push({ before: text, after: text, isChanged: false })
    }
  }
  flush()
  return pairs
}
