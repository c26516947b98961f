import { isNode, mapMembers, type Node } from './nodes.ts'

/** The keywords that apply to values of one type only. */
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'x-pattern-message'],
  number: NUMBERS,
  integer: NUMBERS,
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
}
const TYPED = new Set(['type', 'enum', ...Object.values(KEYWORDS).flat()])

/**
 * Returns a schema that allows the same values in words that generators know. Some ignore `const`, some call themselves
 * without end for a list of types with `array` and `object` in it, and some take the null of an enum for a text.
 */
export function portableSchema(schema: Node): Node {
  return splitTypes(constAsEnum(schema))
}

function constAsEnum(schema: Node): Node {
  return mapMembers(schema, (key, value) => [key === 'const' ? ['enum', [value]] : [key, value]])
}

/** One branch for each type, with what applies to it. A type next to null stays, if it has no enum. */
function splitTypes(schema: Node): Node {
  const { type, enum: values } = schema
  if (!Array.isArray(type) || 'anyOf' in schema) return schema
  if (type.length < 3 && !Array.isArray(values) && type.includes('null')) return schema
  const shared = mapMembers(schema, (key, value) => (TYPED.has(key) ? [] : [[key, value]]))
  return { ...shared, anyOf: type.flatMap(each => branchOf(schema, each)) }
}

/** What a schema allows of a type, or nothing if its enum has no value of it. */
function branchOf(schema: Node, type: string): Node[] {
  const own = mapMembers(schema, (key, value) => (KEYWORDS[type]?.includes(key) ? [[key, value]] : []))
  if (!Array.isArray(schema.enum)) return [{ type, ...own }]
  const values = schema.enum.filter(value => isOfType(value, type))
  // All of them are no choice, and generators make an odd type of one.
  const isAny = type === 'null' || (type === 'boolean' && values.length === 2)
  return values.length ? [{ type, ...own, ...(!isAny && { enum: values }) }] : []
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isNode(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
