import { NAMED, VALUES } from '../contract/keywords.ts'

/** A JSON object of a document. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns an object with any number of members in place of each. */
export const mapMembers = (
  node: Node,
  map: (key: string, value: unknown) => readonly (readonly [string, unknown])[],
): Node => Object.fromEntries(Object.entries(node).flatMap(([key, value]) => map(key, value)))

export const mapValues = (node: Node, map: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, key)]))

/** The keywords whose values are schemas, or lists of them. */
const INNER = new Set(['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf', 'not'])

/** Replaces a schema, and then those inside what it was replaced by. */
export function replaceSchema(schema: unknown, replace: (schema: Node) => Node): unknown {
  if (Array.isArray(schema)) return schema.map(each => replaceSchema(each, replace))
  if (!isNode(schema)) return schema
  return mapValues(replace(schema), (value, key) => {
    if (key === 'properties' && isNode(value)) return mapValues(value, each => replaceSchema(each, replace))
    return INNER.has(key) ? replaceSchema(value, replace) : value
  })
}

/** Replaces every schema of a document, and with `other` every other object; outer ones come first. */
export function replaceNodes(
  document: Node,
  replace: { schema: (schema: Node) => Node; other?: (node: Node) => Node },
): Node {
  const { schema, other = (node: Node) => node } = replace
  const visit = (value: unknown, isNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map(each => visit(each, false))
    if (!isNode(value)) return value
    if (isNames) return mapValues(value, each => visit(each, false))
    return mapValues(other(value), (child, key) => {
      if (VALUES.has(key)) return child
      if (key === 'schema') return replaceSchema(child, schema)
      if (key === 'schemas' && isNode(child)) return mapValues(child, each => replaceSchema(each, schema))
      return visit(child, NAMED.has(key))
    })
  }
  return visit(document, false) as Node
}
