import { and, not, or, type SQL, sql } from 'drizzle-orm'
import type { AttrExp, Compare, Filter } from 'scim2-parse-filter'
import { scimProblem } from './errors.ts'
import { parseFilter, readBoolean } from './filter.ts'
import type { Source } from './list-sources.ts'
import { type Attribute, findAttribute, findPart, withoutUrn } from './schema.ts'

/** The condition of a filter of a list (RFC 7644 §3.4.2.2); never null. Throws `invalidFilter`. */
export function filterCondition(source: Source, text: string): SQL {
  return conditionOf(source, parseFilter(text))
}

/** Whether an index finds what a filter asks for, as nearly every call of a provider does. */
export function isIndexed(source: Source, text: string): boolean {
  try {
    return hasIndexed(source, parseFilter(text))
  } catch {
    // It is rejected before it costs anything.
    return true
  }
}

function hasIndexed(source: Source, filter: Filter): boolean {
  if (filter.op === 'and') return filter.filters.some(each => hasIndexed(source, each))
  if (filter.op !== 'eq' || filter.compValue === null) return false
  const place = placeOf(source, filter.attrPath)
  return place !== 'ignored' && place.part === undefined && place.attribute.name in source.equals
}

function conditionOf(source: Source, filter: Filter): SQL {
  switch (filter.op) {
    case 'and':
      return and(...filter.filters.map(each => conditionOf(source, each))) ?? sql`true`
    case 'or':
      return or(...filter.filters.map(each => conditionOf(source, each))) ?? sql`false`
    case 'not':
      return not(conditionOf(source, filter.filter))
    case '[]': {
      const place = placeOf(source, filter.attrPath)
      if (place === 'ignored' || !place.attribute.parts || place.part) throw scimProblem('invalid-filter')
      return valuesCondition(source, place.attribute, filter.valFilter)
    }
    default:
      return comparison(source, filter)
  }
}

interface Place {
  attribute: Attribute
  part: Attribute | undefined
}

function placeOf(source: Source, text: string): Place | 'ignored' {
  const [name = '', partName, ...rest] = withoutUrn(source.schema, text).split('.')
  const attribute =
    findAttribute(source.schema, withoutUrn(source.schema, text)) ?? findAttribute(source.schema, name)
  // A known attribute that is not stored has no value.
  if (attribute === 'ignored') return 'ignored'
  if (!attribute || rest.length) throw scimProblem('invalid-filter')
  const part = partName === undefined ? undefined : findPart(attribute, partName)
  if (partName !== undefined && !part) throw scimProblem('invalid-filter')
  return { attribute, part }
}

function comparison(source: Source, filter: AttrExp): SQL {
  const place = placeOf(source, filter.attrPath)
  if (place === 'ignored') return sql.raw(String(filter.op === 'ne' || isEmpty(filter)))
  const { attribute } = place
  const { name } = attribute
  // A complex attribute without a part stands for its value (RFC 7643 §2.4).
  const part = place.part ?? (filter.op === 'pr' ? undefined : findPart(attribute, 'value'))
  const rows = source.rows[name]
  if (rows) {
    if (filter.op === 'pr' && !part) return sql`exists (${rows.query})`
    const compared = part ?? { ...attribute, name: 'value' }
    const found =
      filter.op === 'eq' &&
      filter.compValue !== null &&
      rows.equals?.(compared.name, String(filter.compValue).toLowerCase())
    if (found) return found
    return onAny(filter, each => {
      const value = sql`v.${sql.identifier(compared.name)}`
      return sql`exists (select 1 from (${rows.query}) as v where ${compare(each, compared, value)})`
    })
  }
  if (filter.op === 'pr' && !part && source.present[name]) return source.present[name]
  const path = part ? `${name}.${part.name}` : name
  const value = source.values[path]
  if (!value) throw scimProblem('invalid-filter')
  const equals = source.equals[path]
  if (filter.op === 'eq' && typeof filter.compValue === 'string' && equals) return equals(filter.compValue)
  return onAny(filter, each => compare(each, part ?? attribute, value))
}

/** `ne`, and the comparisons with null, are opposites of whether any value matches. */
function onAny(filter: AttrExp, condition: (filter: AttrExp) => SQL): SQL {
  const present = () => condition({ op: 'pr', attrPath: filter.attrPath })
  if (filter.op !== 'pr' && filter.compValue === null) {
    if (filter.op === 'eq') return not(present())
    if (filter.op === 'ne') return present()
    throw scimProblem('invalid-filter')
  }
  return filter.op === 'ne' ? not(condition({ ...filter, op: 'eq' })) : condition(filter)
}

const isEmpty = (filter: AttrExp) => filter.op === 'eq' && filter.compValue === null

/** The condition of one value, which is null if there is none. */
function compare(filter: AttrExp, attribute: Attribute, value: SQL): SQL {
  if (filter.op === 'pr')
    return attribute.type === 'string' || attribute.type === 'reference'
      ? sql`coalesce(${value}, '') <> ''`
      : sql`${value} is not null`
  return sql`coalesce(${valueComparison(filter, attribute, value)}, false)`
}

const SIGNS = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const

function valueComparison({ op, compValue }: Compare, { type, isCaseExact }: Attribute, value: SQL): SQL {
  if (type === 'complex' || compValue === null) throw scimProblem('invalid-filter')
  if (type === 'boolean') {
    const wanted = typeof compValue === 'string' ? readBoolean(compValue) : compValue
    if (typeof wanted !== 'boolean' || op !== 'eq') throw scimProblem('invalid-filter')
    return sql`${value} = ${wanted}`
  }
  if (typeof compValue === 'boolean') throw scimProblem('invalid-filter')
  if (type === 'dateTime') {
    const time = new Date(String(compValue))
    if (Number.isNaN(time.getTime()) || op === 'co' || op === 'sw' || op === 'ew')
      throw scimProblem('invalid-filter')
    return sql`${value} ${sql.raw(SIGNS[op])} ${time.toISOString()}::timestamptz`
  }
  const text = isCaseExact ? String(compValue) : String(compValue).toLowerCase()
  const folded = isCaseExact ? value : sql`lower(${value})`
  if (op === 'co') return sql`strpos(${folded}, ${text}) > 0`
  if (op === 'sw') return sql`starts_with(${folded}, ${text})`
  if (op === 'ew') return sql`right(${folded}, ${[...text].length}) = ${text}`
  // In the order of the characters' codes, whatever the locale of the database.
  return sql`${folded} collate "C" ${sql.raw(SIGNS[op])} ${text}`
}

/** The condition of a filter over the parts of each value: `emails[type eq "work" and value co "@x"]`. */
function valuesCondition(source: Source, attribute: Attribute, filter: Filter): SQL {
  const rows = source.rows[attribute.name]
  if (rows && filter.op === 'eq') {
    const part = findPart(attribute, filter.attrPath)
    const found =
      part && filter.compValue !== null && rows.equals?.(part.name, String(filter.compValue).toLowerCase())
    if (found) return found
  }
  const columnOf = (part: string) =>
    rows ? sql`v.${sql.identifier(part)}` : (source.values[`${attribute.name}.${part}`] ?? sql`null::text`)
  const inner = partsCondition(attribute, filter, columnOf)
  return rows ? sql`exists (select 1 from (${rows.query}) as v where ${inner})` : inner
}

function partsCondition(attribute: Attribute, filter: Filter, columnOf: (part: string) => SQL): SQL {
  switch (filter.op) {
    case 'and':
      return and(...filter.filters.map(each => partsCondition(attribute, each, columnOf))) ?? sql`true`
    case 'or':
      return or(...filter.filters.map(each => partsCondition(attribute, each, columnOf))) ?? sql`false`
    case 'not':
      return not(partsCondition(attribute, filter.filter, columnOf))
    case '[]':
      throw scimProblem('invalid-filter')
    default: {
      const part = findPart(attribute, filter.attrPath)
      if (!part) throw scimProblem('invalid-filter')
      return onAny(filter, each => compare(each, part, columnOf(part.name)))
    }
  }
}

/** The order of a list; undefined for the one of creation. Throws `invalidPath`. */
export function orderBy(
  source: Source,
  { sortBy, sortOrder }: { sortBy?: string | undefined; sortOrder: 'ascending' | 'descending' },
): SQL | undefined {
  if (sortBy === undefined || sortBy === '') return undefined
  const [name = '', partName] = withoutUrn(source.schema, sortBy).split('.')
  const attribute = findAttribute(source.schema, name)
  if (!attribute) throw scimProblem('invalid-path')
  if (attribute === 'ignored') return undefined
  const part = findPart(attribute, partName ?? 'value')
  if (partName !== undefined && !part) throw scimProblem('invalid-path')
  const rows = source.rows[attribute.name]
  const column = part?.name ?? 'value'
  const value = rows
    ? sql`(select v.${sql.identifier(column)} from (${rows.query}) as v limit 1)`
    : source.values[part ? `${attribute.name}.${part.name}` : attribute.name]
  if (!value) return undefined
  const { type, isCaseExact } = part ?? attribute
  const isText = type === 'string' || type === 'reference'
  const key = isText ? sql`${isCaseExact ? value : sql`lower(${value})`} collate "C"` : value
  // A resource without a value is the last in ascending order (RFC 7644 §3.4.2.3).
  return sortOrder === 'descending' ? sql`${key} desc nulls first` : sql`${key} asc nulls last`
}
