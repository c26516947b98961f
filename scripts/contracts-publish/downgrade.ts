import { nodeAt } from '../contract/pointer.ts'
import { downgradeSchemas } from './downgrade-schemas.ts'
import { isNode, mapValues, type Node, replaceNodes } from './nodes.ts'
import { withoutUnusedComponents } from './unused.ts'

type Security = Record<string, string[]>[]

/**
 * Returns a published contract as OpenAPI 3.0.3, which allows the same calls and responses. What 3.0 has no place for
 * is added to a description: the summary of a service, and the roles of an operation. Throws an error for anything in
 * a schema that it can't say.
 */
export function downgradeContract(contract: Node): Node {
  // 3.0 has no place for what a service sends by itself.
  const { openapi: _, info, webhooks: _sent, ...rest } = downgradeSchemas(contract)
  const document = replaceNodes(
    { openapi: '3.0.3', info: downgradeInfo(info as Node), ...rest },
    { schema: schema => schema, other: node => withoutOverride(rest, node) },
  )
  const paths = mapValues(document.paths as Node, item =>
    mapValues(item as Node, value =>
      isNode(value) && 'operationId' in value ? downgradeOperation(value) : value,
    ),
  )
  return withoutUnusedComponents({ ...document, paths })
}

function downgradeInfo({ summary, description, license, ...info }: Node): Node {
  const { identifier: _, ...downgraded } = license as Node
  const text = [summary, description].filter(Boolean).join('\n\n')
  return { ...info, description: text, license: downgraded }
}

/** A reference whose description differs from that of its target becomes a copy, because 3.0 ignores the difference. */
function withoutOverride(document: Node, node: Node): Node {
  const { $ref: reference, ...differences } = node
  if (typeof reference !== 'string' || !Object.keys(differences).length) return node
  const target = nodeAt(document, reference.slice(1))
  return isNode(target) ? { ...target, ...differences } : node
}

/** In 3.0, only OAuth has scopes. */
function downgradeOperation(operation: Node): Node {
  if (operation.security === undefined) return operation
  const security = operation.security as Security
  const description = String(operation.description).trimEnd()
  const schemes = security.map(requirement => JSON.stringify(mapValues(requirement, () => [])))
  return {
    ...operation,
    description: [description, rolesText(security)].filter(Boolean).join('\n\n'),
    security: [...new Set(schemes)].map(text => JSON.parse(text)),
  }
}

/** Everyone who is logged in has `self`, so it goes without saying. */
function rolesText(security: Security): string | undefined {
  const choices = security.map(requirement =>
    Object.values(requirement)
      .flat()
      .filter(role => role !== 'self'),
  )
  if (!choices.length || choices.some(roles => !roles.length)) return undefined
  const texts = choices.map(roles => roles.map(role => `\`${role}\``).join(' and '))
  return `Requires the role ${texts.join(' or ')}.`
}
