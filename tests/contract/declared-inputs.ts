import { deref, type Located, members } from '../../scripts/contract/document.ts'
import type { OpenApiDocument, Schema } from '../../scripts/generate/bundle.ts'
import { bodySchema, type ContractOperation } from '../support/contract/contract.ts'
import type { InputReads } from '../support/contract/input-reads.ts'

/** Everything that handlers read of an operation's body and its query, as `recordInputReads` notes it. */
export function inputsOf(operation: ContractOperation): string[] {
  const query = operation.parameters.filter(({ node }) => node.in === 'query' && !node['x-replaced-by'])
  return [...declaredProperties(operation), ...query.map(({ node }) => `?${node.name}`)]
}

export function unreadInputs(operation: ContractOperation, reads: InputReads): string[] {
  const seen = reads.get(operation.id)
  return inputsOf(operation).filter(path => !seen?.has(path))
}

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
