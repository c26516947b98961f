import { deref, type Located, members } from '../../scripts/contract/document.ts'
import type { OpenApiDocument, Schema } from '../../scripts/generate/bundle.ts'
import { bodySchema, type ContractOperation } from '../support/contract/contract.ts'

/** Paths of all properties that an operation's body declares: `label`, `lookups[].street`. */
export function declaredProperties(operation: ContractOperation): string[] {
  const body = bodySchema(operation)
  return body ? propertiesOf(operation.document, body, '') : []
}

function propertiesOf(document: OpenApiDocument, { node }: Located<Schema>, path: string): string[] {
  const inItems = node.items
    ? propertiesOf(document, deref<Schema>(document, { pointer: '', node: node.items }), `${path}[]`)
    : []
  const own = members<Schema>(document, '', node.properties).flatMap(property => {
    const inner = path ? `${path}.${property.key}` : property.key
    return [inner, ...propertiesOf(document, property, inner)]
  })
  return [...inItems, ...own]
}

/** Its parameters of the query, as `recordInputReads` notes them: `?state`. */
export function queryParameters({ parameters }: ContractOperation): string[] {
  return parameters.filter(({ node }) => node.in === 'query').map(({ node }) => `?${node.name}`)
}
