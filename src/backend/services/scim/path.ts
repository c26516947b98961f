import { scimProblem } from './errors.ts'
import { type Matches, readValueFilter } from './filter.ts'
import {
  type Attribute,
  findAttribute,
  findPart,
  isUnstoredPart,
  type ResourceSchema,
  withoutUrn,
} from './schema.ts'

/** What a path of a PATCH names (RFC 7644 §3.5.2). */
export interface Target {
  attribute: Attribute
  /** Which values of a multi-valued attribute; all without it. */
  matches?: Matches
  /** The parts that its filter says a value has: `type eq "work"`. */
  described?: Readonly<Record<string, unknown>>
  part?: Attribute
}

/** Characters of a path. The contract bounds those in `path`, and this those that are names of a value. */
const PATH_LENGTH = 500

/**
 * Reads a path, such as `name.familyName` or `emails[type eq "work"].value`. One that RFC 7643 knows, or that is of an
 * extension, may be ignored; any other one that names nothing is unknown. Throws `invalidPath` for no path at all.
 */
export function readPath(schema: ResourceSchema, text: string): Target | 'ignored' | 'unknown' {
  if (text.length > PATH_LENGTH) throw scimProblem('invalid-path')
  const own = withoutUrn(schema, text.trim())
  const open = own.indexOf('[')
  const name = open < 0 ? own : own.slice(0, open)
  const whole = findAttribute(schema, name)
  if (whole === 'ignored') return 'ignored'
  if (open >= 0) return readValuePath(whole, own, open)
  if (whole) return { attribute: whole }
  const dot = own.indexOf('.')
  const attribute = dot < 0 ? undefined : findAttribute(schema, own.slice(0, dot))
  if (attribute === 'ignored') return 'ignored'
  return attribute ? withPart(attribute, own.slice(dot + 1)) : 'unknown'
}

function readValuePath(
  attribute: Attribute | undefined,
  text: string,
  open: number,
): Target | 'ignored' | 'unknown' {
  const close = text.lastIndexOf(']')
  if (!attribute?.isMulti || !attribute.parts || close < open) throw scimProblem('invalid-path')
  const { matches, described } = readValueFilter(attribute, text.slice(open + 1, close))
  const rest = text.slice(close + 1)
  if (rest === '') return { attribute, matches, described }
  if (!rest.startsWith('.')) throw scimProblem('invalid-path')
  const target = withPart(attribute, rest.slice(1))
  return typeof target === 'string' ? target : { ...target, matches, described }
}

function withPart(attribute: Attribute, name: string): Target | 'ignored' | 'unknown' {
  const part = findPart(attribute, name)
  if (part) return { attribute, part }
  return isUnstoredPart(attribute, name) ? 'ignored' : 'unknown'
}
