import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/** Both start at one. */
export interface Position {
  line: number
  column: number
}

/**
 * Where a node of a YAML text begins: at its key, or at its list entry. For a missing node, it is the nearest
 * node above.
 */
export function positionOf(text: string, tokens: readonly string[]): Position {
  const lineCounter = new LineCounter()
  let node: unknown = parseDocument(text, { lineCounter }).contents
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const token of tokens) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === token)
      : undefined
    const found = pair ? pair.key : isSeq(node) ? node.items[Number(token)] : undefined
    if (!isNode(found)) break
    offset = found.range?.[0] ?? offset
    node = pair ? pair.value : found
  }
  const { line, col } = lineCounter.linePos(offset)
  return { line, column: col }
}
