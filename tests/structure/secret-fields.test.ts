import { expect, test } from 'vitest'
import { SECRET_FIELDS } from '#domain/secret-fields.ts'
import { bodySchema, operations, resolveSchema } from '../support/contract.ts'

type Document = Parameters<typeof resolveSchema>[0]
type Schema = Parameters<typeof resolveSchema>[1]

/** Names of the secret properties of a schema, at any depth. */
function secretsIn(document: Document, schema: Schema, seen = new Set<Schema>()): string[] {
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

test('the pages know every field that a contract calls secret in what is sent, and no other', () => {
  const secrets = operations.flatMap(operation => {
    const body = bodySchema(operation)
    return body ? secretsIn(operation.document, body.node) : []
  })
  expect([...SECRET_FIELDS].toSorted()).toEqual([...new Set(secrets)].toSorted())
})
