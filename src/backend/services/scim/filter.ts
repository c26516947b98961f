import { type AttrExp, type Compare, type Filter, parse } from 'scim2-parse-filter'
import { scimProblem } from './errors.ts'
import { FILTER_CONDITIONS, FILTER_DEPTH, FILTER_LENGTH } from './limits.ts'
import { type Attribute, findPart } from './schema.ts'

/** Whether a value of an attribute with several matches. */
export type Matches = (value: object) => boolean

const OPERATORS = /\b(?:eq|ne|co|sw|ew|gt|lt|ge|le|pr)\b/gi
/** A control character, below the space. A filter has none, and the tokenizer is slow with line breaks. */
const CONTROL = /[^\u0020-\u{10ffff}]/u

/** Reads the filter of a path, which is over the parts of one attribute: `type eq "work"`. */
export function readValueFilter(
  attribute: Attribute,
  text: string,
): { matches: Matches; described: Record<string, unknown> } {
  const filter = parseFilter(text)
  return { matches: compile(filter, attribute), described: Object.fromEntries(equalities(attribute, filter)) }
}

/** The parts that a value must have to match. */
function equalities(attribute: Attribute, filter: Filter): [string, unknown][] {
  if (filter.op === 'and') return filter.filters.flatMap(each => equalities(attribute, each))
  const part = filter.op === 'eq' ? findPart(attribute, filter.attrPath) : undefined
  if (filter.op !== 'eq' || !part || filter.compValue === null) return []
  return [[part.name, part.type === 'boolean' ? readBoolean(filter.compValue) : filter.compValue]]
}

/**
 * Parses a filter. Bounds the text before anything parses it: the parser calls itself for each parenthesis. Throws
 * `invalidFilter`.
 */
export function parseFilter(text: string): Filter {
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

function compile(filter: Filter, attribute: Attribute): Matches {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const inner = filter.filters.map(each => compile(each, attribute))
      return filter.op === 'and'
        ? value => inner.every(matches => matches(value))
        : value => inner.some(matches => matches(value))
    }
    case 'not': {
      const inner = compile(filter.filter, attribute)
      return value => !inner(value)
    }
    case '[]':
      throw scimProblem('invalid-filter')
    default:
      return compileCondition(filter, attribute)
  }
}

function compileCondition(filter: AttrExp, attribute: Attribute): Matches {
  const part = findPart(attribute, filter.attrPath)
  if (!part) throw scimProblem('invalid-filter')
  const partOf = (each: object) => (each as Record<string, unknown>)[part.name]
  if (filter.op === 'pr') return each => isPresent(partOf(each))
  if (filter.compValue === null && filter.op === 'eq') return each => !isPresent(partOf(each))
  if (filter.compValue === null && filter.op === 'ne') return each => isPresent(partOf(each))
  const compare = comparison(filter, part)
  const matches: Matches = each => partOf(each) !== undefined && compare(partOf(each))
  return filter.op === 'ne' ? each => !matches(each) : matches
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
