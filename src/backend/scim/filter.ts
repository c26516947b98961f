import { type AttrExp, type Compare, type Filter, parse } from 'scim2-parse-filter'
import { scimProblem } from './errors.ts'
import { FILTER_CONDITIONS, FILTER_DEPTH, FILTER_LENGTH } from './limits.ts'
import { type Attribute, findAttribute, findPart, type ResourceSchema, withoutUrn } from './schema.ts'

/** Whether a resource, or a value of it, matches. */
export type Matches = (resource: object) => boolean

const OPERATORS = /\b(?:eq|ne|co|sw|ew|gt|lt|ge|le|pr)\b/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: a filter has none, and the tokenizer is slow with line breaks
const CONTROL = /[\u0000-\u001f]/

/** Reads a filter of a list (RFC 7644 §3.4.2.2). Throws `invalidFilter`. */
export function readFilter(schema: ResourceSchema, text: string): Matches {
  return compile(parsed(text), name => attributeAt(schema, name))
}

/** Reads the filter of a path, which is over the parts of one attribute: `type eq "work"`. */
export function readValueFilter(attribute: Attribute, text: string): Matches {
  return compile(parsed(text), name => {
    const part = findPart(attribute, name)
    return part && { path: [part.name], attribute: part }
  })
}

/**
 * The userName in lower case that a filter asks for, if that is all it does: the first call of a provider about a
 * person, which can be answered by an index.
 */
export function exactUserName(text: string | undefined): string | undefined {
  return /^userName eq "([^"\\\p{Cc}]+)"$/iu.exec(text?.trim() ?? '')?.[1]?.toLowerCase()
}

/** Bounds the text before anything parses it: the parser calls itself for each parenthesis. */
function parsed(text: string): Filter {
  if (text.length > FILTER_LENGTH || CONTROL.test(text)) throw scimProblem('invalid-filter')
  const open = [...text].reduce(
    ({ depth, deepest }, letter) => {
      const now = depth + ('(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0)
      return { depth: now, deepest: Math.max(deepest, now) }
    },
    { depth: 0, deepest: 0 },
  )
  const negations = text.match(/\bnot\b/gi)?.length ?? 0
  const conditions = text.match(OPERATORS)?.length ?? 0
  if (open.deepest > FILTER_DEPTH || negations > FILTER_DEPTH || conditions > FILTER_CONDITIONS)
    throw scimProblem('invalid-filter')
  try {
    return parse(text)
  } catch {
    throw scimProblem('invalid-filter')
  }
}

interface Place {
  path: readonly string[]
  attribute: Attribute
}

/** Where a resource has what a filter names: `name.familyName`. */
function attributeAt(schema: ResourceSchema, text: string): Place | undefined {
  const [name = '', partName, ...rest] = withoutUrn(schema, text).split('.')
  const attribute = findAttribute(schema, name)
  if (!attribute || rest.length) return undefined
  // A known attribute that is not stored has no value.
  if (attribute === 'ignored') return { path: [name], attribute: { name, type: 'string', description: '' } }
  if (partName === undefined) return { path: [attribute.name], attribute }
  const part = findPart(attribute, partName)
  return part && { path: [attribute.name, part.name], attribute: part }
}

function compile(filter: Filter, placeOf: (name: string) => Place | undefined): Matches {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const inner = filter.filters.map(each => compile(each, placeOf))
      return filter.op === 'and'
        ? resource => inner.every(matches => matches(resource))
        : resource => inner.some(matches => matches(resource))
    }
    case 'not': {
      const inner = compile(filter.filter, placeOf)
      return resource => !inner(resource)
    }
    case '[]': {
      const place = placeOf(filter.attrPath)
      if (!place?.attribute.parts) throw scimProblem('invalid-filter')
      const { attribute, path } = place
      const inner = compile(filter.valFilter, name => {
        const part = findPart(attribute, name)
        return part && { path: [part.name], attribute: part }
      })
      return resource => valuesAt(resource, path).some(value => isObject(value) && inner(value))
    }
    default:
      return compileCondition(filter, placeOf)
  }
}

function compileCondition(filter: AttrExp, placeOf: (name: string) => Place | undefined): Matches {
  const found = placeOf(filter.attrPath)
  if (!found) throw scimProblem('invalid-filter')
  if (filter.op === 'pr') return resource => valuesAt(resource, found.path).some(isPresent)
  // A complex attribute without a part stands for its value (RFC 7643 §2.4).
  const value = findPart(found.attribute, 'value')
  const { attribute, path } =
    found.attribute.type === 'complex' && value
      ? { attribute: value, path: [...found.path, value.name] }
      : found
  const isEmpty: Matches = resource => !valuesAt(resource, path).some(isPresent)
  if (filter.compValue === null && filter.op === 'eq') return isEmpty
  if (filter.compValue === null && filter.op === 'ne') return resource => !isEmpty(resource)
  const compare = comparison(filter, attribute)
  return filter.op === 'ne'
    ? resource => !valuesAt(resource, path).some(compare)
    : resource => valuesAt(resource, path).some(compare)
}

/** A test of one value. `ne` is the opposite of the one that this returns. */
function comparison(
  { op, compValue }: Compare,
  { type, isCaseExact }: Attribute,
): (value: unknown) => boolean {
  if (compValue === null) throw scimProblem('invalid-filter')
  if (type === 'complex') throw scimProblem('invalid-filter')
  if (type === 'boolean') {
    const wanted = typeof compValue === 'string' ? readBoolean(compValue) : compValue
    if (typeof wanted !== 'boolean' || (op !== 'eq' && op !== 'ne')) throw scimProblem('invalid-filter')
    return value => (value === true) === wanted
  }
  if (typeof compValue === 'boolean') throw scimProblem('invalid-filter')
  if (type === 'dateTime') return compareTimes(op, String(compValue))
  const fold = (value: unknown) => (isCaseExact ? String(value) : String(value).toLowerCase())
  const wanted = fold(compValue)
  return value => isPresent(value) && TEXT[op](fold(value), wanted)
}

const TEXT: Record<Compare['op'], (value: string, wanted: string) => boolean> = {
  eq: (value, wanted) => value === wanted,
  ne: (value, wanted) => value === wanted,
  co: (value, wanted) => value.includes(wanted),
  sw: (value, wanted) => value.startsWith(wanted),
  ew: (value, wanted) => value.endsWith(wanted),
  gt: (value, wanted) => value > wanted,
  ge: (value, wanted) => value >= wanted,
  lt: (value, wanted) => value < wanted,
  le: (value, wanted) => value <= wanted,
}

function compareTimes(op: Compare['op'], text: string): (value: unknown) => boolean {
  const wanted = new Date(text)
  if (Number.isNaN(wanted.getTime()) || op === 'co' || op === 'sw' || op === 'ew')
    throw scimProblem('invalid-filter')
  // In one form, times compare as texts.
  return value => TEXT[op](new Date(String(value)).toISOString(), wanted.toISOString())
}

/** The values at a path, of which multi-valued attributes have several. */
export function valuesAt(resource: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(resource)) return resource.flatMap(each => valuesAt(each, path))
  const [step, ...rest] = path
  if (step === undefined) return [resource]
  return isObject(resource) && Object.hasOwn(resource, step)
    ? valuesAt((resource as Record<string, unknown>)[step], rest)
    : []
}

/** A boolean of a provider: Entra ID sends "True" and "False" as texts. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return undefined
  const text = value.toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : undefined
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
