import { withoutOurExtensions } from './extensions.ts'
import { isNode, mapMembers, mapValues, type Node, replaceNodes } from './nodes.ts'
import { portableSchema } from './portable.ts'

/** Returns a bundled contract for other programs: without our notes, and in words that generators know. */
export function publishedContract(contract: Node): Node {
  const named = withEventNames(withoutOurExtensions(contract))
  return replaceNodes(withoutUnusedSchemes(named), { schema: portableSchema })
}

/** Every contract for people declares API tokens, also one whose operations take none; validators warn of that. */
function withoutUnusedSchemes(contract: Node): Node {
  const { components } = contract
  if (!isNode(components) || !isNode(components.securitySchemes)) return contract
  const taken = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    else if (isNode(value))
      for (const [key, each] of Object.entries(value))
        if (key === 'security' && Array.isArray(each))
          for (const name of each.flatMap(Object.keys)) taken.add(name)
        else visit(each)
  }
  visit([contract.security, contract.paths, contract.webhooks])
  const securitySchemes = mapMembers(components.securitySchemes, (name, scheme) =>
    taken.has(name) ? [[name, scheme]] : [],
  )
  return { ...contract, components: { ...components, securitySchemes } }
}

/** Names what sends each event, which is by its type only in our contracts: `keyCreatedEvent` for `key.created`. */
function withEventNames(contract: Node): Node {
  if (!isNode(contract.webhooks)) return contract
  const webhooks = mapValues(contract.webhooks, (item, type) => {
    const name = type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())
    return isNode(item)
      ? mapValues(item, operation =>
          isNode(operation) ? { operationId: `${name}Event`, ...operation } : operation,
        )
      : item
  })
  return { ...contract, webhooks }
}
