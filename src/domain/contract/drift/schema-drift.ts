import { countOf } from '../../text/amounts.ts'

/**
 * Compares a JSON value with a schema of a contract, in plain steps: the portal's content security policy forbids
 * the functions that a compiling validator makes. It knows the keywords that the contracts use.
 */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
}

/** What differs at one place of a value. It never holds the value, which may be a secret. */
export interface SchemaDrift {
  /** JSON pointer (RFC 6901) within the value. */
  pointer: string
  expected: string
  /** The type of what is there, or what is special about it. */
  found: string
}

/** A bundled contract, as far as references lead. */
export type Root = object

const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
}
/** Of the differences of one value, reports keep the first ones: thousands of rows share the same mistake. */
const MOST = 50

/**
 * What differs between a value and a schema. A property that the schema doesn't list is one too, unless the
 * schema says that there may be others.
 */
export function compareWithSchema(root: Root, schema: Schema, value: unknown, pointer = ''): SchemaDrift[] {
  const found: SchemaDrift[] = []
  compare({ root, found }, schema, value, pointer)
  return found
}

interface Comparison {
  root: Root
  found: SchemaDrift[]
}

function compare(comparison: Comparison, given: Schema, value: unknown, pointer: string): void {
  const { root, found } = comparison
  if (found.length >= MOST) return
  const schema = resolve(root, given)
  for (const each of schema.allOf ?? []) compare(comparison, each, value, pointer)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) {
    found.push(...compareWithChoices(root, schema, choices, value, pointer))
    return
  }
  const add = (expected: string, what = jsonTypeOf(value)) => found.push({ pointer, expected, found: what })
  const types = typesOf(schema)
  if (types.length && !types.some(type => isOfType(type, value))) {
    const isNumeric = types.some(type => type === 'integer' || type === 'number')
    const isNumberAsText = isNumeric && typeof value === 'string' && isNumber(value)
    add(types.join(' or '), isNumberAsText ? 'number as text' : jsonTypeOf(value))
  } else if (schema.const !== undefined && value !== schema.const) add(JSON.stringify(schema.const))
  else if (schema.enum && !schema.enum.includes(value))
    add(`one of ${schema.enum.map(each => JSON.stringify(each)).join(', ')}`, `another ${jsonTypeOf(value)}`)
  else if (typeof value === 'string') for (const rule of brokenByText(schema, value)) add(rule)
  else if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) add(`at least ${schema.minimum}`)
    if (schema.maximum !== undefined && value > schema.maximum) add(`at most ${schema.maximum}`)
  } else if (Array.isArray(value)) compareItems(comparison, schema, value, pointer)
  else if (isObject(value)) compareProperties(comparison, schema, value, pointer)
}

function brokenByText(schema: Schema, value: string): string[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema
  // Only a text close to a limit is worth counting by characters instead of code units.
  const length = value.length > maxLength || value.length < minLength * 2 ? [...value].length : value.length
  return [
    ...(length < minLength ? [`at least ${countOf(minLength, 'character')}`] : []),
    ...(length > maxLength ? [`at most ${countOf(maxLength, 'character')}`] : []),
    ...(pattern !== undefined && !patternOf(pattern).test(value) ? [`text like ${pattern}`] : []),
    ...(format && FORMATS[format]?.test(value) === false ? [format] : []),
  ]
}

const patterns = new Map<string, RegExp>()

function patternOf(pattern: string): RegExp {
  // checked pattern: only those of the contracts come here, and the lint times each of them
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known
}

function compareItems(comparison: Comparison, schema: Schema, value: unknown[], pointer: string): void {
  const add = (expected: string) => comparison.found.push({ pointer, expected, found: 'array' })
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems, items } = schema
  if (value.length < minItems) add(`at least ${countOf(minItems, 'item')}`)
  if (value.length > maxItems) add(`at most ${countOf(maxItems, 'item')}`)
  if (uniqueItems && new Set(value.map(each => JSON.stringify(each))).size < value.length)
    add('different items')
  if (items)
    for (const [index, each] of value.entries()) compare(comparison, items, each, `${pointer}/${index}`)
}

function compareProperties(
  comparison: Comparison,
  schema: Schema,
  value: Record<string, unknown>,
  pointer: string,
): void {
  const { properties, required = [], additionalProperties } = schema
  const at = (name: string) => `${pointer}/${escapeSegment(name)}`
  for (const name of required)
    if (!Object.hasOwn(value, name))
      comparison.found.push({
        pointer: at(name),
        expected: expectedOf(comparison, name, schema),
        found: 'missing',
      })
  // A schema without properties leaves its content open.
  const others = additionalProperties ?? !properties
  for (const [name, each] of Object.entries(value)) {
    const declared = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (declared) compare(comparison, declared, each, at(name))
    else if (typeof others === 'object') compare(comparison, others, each, at(name))
    else if (!others)
      comparison.found.push({ pointer: at(name), expected: 'no such property', found: jsonTypeOf(each) })
  }
}

function expectedOf({ root }: Comparison, name: string, { properties }: Schema): string {
  const declared = properties?.[name]
  return (declared && typesAt(root, declared).join(' or ')) || 'a value'
}

/** The differences from the choice that fits best: of the same type, and with the fewest. */
function compareWithChoices(
  root: Root,
  { discriminator }: Schema,
  choices: Schema[],
  value: unknown,
  pointer: string,
): SchemaDrift[] {
  const { propertyName, mapping } = discriminator ?? {}
  const named = propertyName && isObject(value) ? mapping?.[String(value[propertyName])] : undefined
  if (named) return compareWithSchema(root, { $ref: named }, value, pointer)
  const fitting = choices.filter(choice => typesAt(root, choice).some(type => isOfType(type, value)))
  if (!fitting.length) {
    const types = new Set(choices.flatMap(choice => typesAt(root, choice)))
    // Compared as one type, so that a number as text is found here too.
    return compareWithSchema(root, { type: [...types] }, value, pointer)
  }
  const compared = fitting.map(choice => compareWithSchema(root, choice, value, pointer))
  const right = compared.find(found => !found.length)
  if (right) return right
  // A fixed value tells the choices apart, so one that differs weighs more than what else is wrong.
  const weight = (found: SchemaDrift[]) =>
    found.reduce((sum, { expected }) => sum + (expected.startsWith('"') ? 100 : 1), 0)
  return compared.toSorted((a, b) => weight(a) - weight(b))[0] ?? []
}

function typesAt(root: Root, given: Schema): string[] {
  const schema = resolve(root, given)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return [...new Set(choices.flatMap(choice => typesAt(root, choice)))]
  return typesOf(schema)
}

function typesOf({ type, properties, items, const: only, enum: values }: Schema): string[] {
  if (type) return [type].flat()
  if (properties) return ['object']
  if (items) return ['array']
  const known = only === undefined ? (values ?? []) : [only]
  return [...new Set(known.map(jsonTypeOf))]
}

/** The schema, response, or header that a reference leads to. */
export function resolve<T extends { $ref?: string }>(root: Root, node: T): T {
  if (!node.$ref) return node
  let target: unknown = root
  for (const segment of node.$ref.split('/').slice(1))
    target = isObject(target) ? target[unescapeSegment(segment)] : undefined
  if (!isObject(target)) throw new Error(`${node.$ref} leads nowhere`)
  return resolve(root, target as T)
}

function unescapeSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** A name as a part of a JSON pointer. */
export function escapeSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return type === jsonTypeOf(value)
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
