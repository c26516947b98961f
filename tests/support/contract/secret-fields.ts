import { bodySchema, type ContractOperation, resolveSchema } from './contract.ts'

type Document = Parameters<typeof resolveSchema>[0]
type Schema = Parameters<typeof resolveSchema>[1]

/** Names of the secret properties of a schema, at any depth. */
export function secretsIn(document: Document, schema: Schema, seen = new Set<Schema>()): string[] {
  const resolved = resolveSchema(document, schema)
  if (seen.has(resolved)) return []
  seen.add(resolved)
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolved as Branches
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf]
  return [
    ...Object.keys(properties).filter(name => {
      const property = resolveSchema(document, properties[name] ?? {})
      return (property as { 'x-secret'?: boolean })['x-secret'] === true
    }),
    ...inner.flatMap(branch => secretsIn(document, branch, seen)),
  ]
}
interface Branches {
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** Whether a success returns a secret in its body. */
export function respondsWithSecret({ document, responses }: ContractOperation): boolean {
  return responses
    .filter(({ key }) => key.startsWith('2'))
    .some(({ node }) => {
      const schema = node.content?.['application/json']?.schema
      return schema !== undefined && secretsIn(document, resolveSchema(document, schema)).length > 0
    })
}

/** Whether a call takes a secret, in its body or as a parameter. */
export function takesSecret(operation: ContractOperation): boolean {
  const { document, parameters } = operation
  const body = bodySchema(operation)
  return (
    (body !== undefined && secretsIn(document, body.node).length > 0) ||
    parameters.some(({ node }) => {
      const schema = resolveSchema(document, node.schema ?? {}) as { 'x-secret'?: boolean }
      return schema['x-secret'] === true
    })
  )
}
