import { withoutOurExtensions } from './extensions.ts'
import { type Node, replaceNodes } from './nodes.ts'
import { portableSchema } from './portable.ts'

/** Returns a bundled contract for other programs: without our notes, and in words that generators know. */
export function publishedContract(contract: Node): Node {
  return replaceNodes(withoutOurExtensions(contract), { schema: portableSchema })
}
