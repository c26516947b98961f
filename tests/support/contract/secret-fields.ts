import { resolveSchema } from './contract.ts'

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
