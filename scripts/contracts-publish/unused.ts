import { nodeAt } from '../contract/pointer.ts'
import { isNode, mapValues, type Node } from './nodes.ts'

const COMPONENTS = '#/components/'

/** Returns a document without components that no operation and no webhook leads to. Security schemes stay. */
export function withoutUnusedComponents(document: Node): Node {
  const used = new Set<string>()
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) follow(each)
    else if (isNode(value)) for (const each of Object.values(value)) follow(each)
    // A reference, or an entry of a discriminator's mapping.
    else if (typeof value === 'string' && value.startsWith(COMPONENTS) && !used.has(value)) {
      used.add(value)
      follow(nodeAt(document, value.slice(1)))
    }
  }
  follow([document.paths, document.webhooks])
  const components = mapValues(document.components as Node, (group, kind) => {
    if (kind === 'securitySchemes') return group
    const kept = Object.entries(group as Node).filter(([name]) => used.has(`${COMPONENTS}${kind}/${name}`))
    return Object.fromEntries(kept)
  })
  const filled = Object.entries(components).filter(([, group]) => Object.keys(group as Node).length)
  return { ...document, components: Object.fromEntries(filled) }
}
