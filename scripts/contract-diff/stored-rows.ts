/**
 * A contract that allows less than before can be at odds with what is stored: a label of 60 characters stays when the
 * limit falls from 64 to 40, and then every response with it violates the contract.
 */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { tokensOf } from '../contract/pointer.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { nodeAt, pointerOf } from './place.ts'
import type { RawChange } from './redocly.ts'
import { typesOf } from './spelling.ts'
import { changed } from './words.ts'

/** What a property no longer allows. */
export interface Tightened {
  property: string
  keyword: string
  /** What it allows now; for `null`, nothing to say. */
  value: unknown
  /** `is now at most 40 characters, before at most 64 characters` */
  what: string
}

export interface Column {
  /** As in the database: `notification`, which is also the service. */
  schema: string
  table: string
  name: string
  kind: 'text' | 'number' | 'array' | 'json' | 'other'
}

/** How to find the stored rows that a change leaves outside of the contract. */
export interface RowCheck {
  property: string
  what: string
  /** `notification.contacts.company`; none when no column of the service has this name. */
  column: string | undefined
  /** Counts the rows, as `count`. None when SQL can't tell. */
  sql: string | undefined
}

/** How what is stored compares with a bound when it is outside. */
const COMPARISONS: Readonly<Record<string, string>> = {
  maximum: '>',
  exclusiveMaximum: '>=',
  maxLength: '>',
  maxItems: '>',
  minimum: '<',
  exclusiveMinimum: '<=',
  minLength: '<',
  minItems: '<',
}

/** What a change of a keyword forbids that was allowed, for the properties that it concerns. */
export function tightenedBy(
  change: RawChange,
  { base, revision }: { base: OpenApiDocument; revision: OpenApiDocument },
): Tightened[] {
  if (change.kind !== 'modified' || !change.property) return []
  const pointer = pointerOf(change, 'revision') ?? ''
  const keyword = change.property
  const [before, after] = [change.base?.value, change.revision?.value]
  if (keyword === 'required') {
    const known = Object.keys(nodeAt(base, pointerOf(change, 'base') ?? '')?.properties ?? {})
    const [old, now] = [before, after].map(list => (Array.isArray(list) ? list.map(String) : []))
    return (now ?? [])
      .filter(name => !old?.includes(name) && known.includes(name))
      .map(property => ({ property, keyword: 'null', value: null, what: 'became required' }))
  }
  const property = propertyAt(revision, pointer)
  if (property === undefined) return []
  const tightened = { property, keyword, value: after, what: changed(keyword, before, after) }
  if (keyword === 'type') {
    const [old, now] = [typesOf({ type: before }), typesOf({ type: after })]
    const losesNull = old.includes('null') && !now.includes('null')
    return losesNull ? [{ ...tightened, keyword: 'null', what: 'can no longer be null' }] : []
  }
  if (keyword === 'enum') {
    if (!Array.isArray(after)) return []
    const isNarrower = !Array.isArray(before) || before.some(value => !after.includes(value))
    return isNarrower ? [{ ...tightened, what: `can only be ${after.map(String).join(', ')}` }] : []
  }
  if (after === undefined) return []
  if (keyword === 'pattern' || keyword === 'format') return [tightened]
  const comparison = COMPARISONS[keyword]
  if (!comparison) return []
  const difference = Number(after) - Number(before)
  return before === undefined || (comparison.startsWith('>') ? difference < 0 : difference > 0)
    ? [tightened]
    : []
}

/** The name of the property whose own schema this is; what is in a list or a map has no column of its own. */
function propertyAt(document: OpenApiDocument, pointer: string): string | undefined {
  const tokens = tokensOf(pointer)
  const [container, name] = tokens.slice(-2)
  return container === 'properties' && nodeAt(document, pointer) ? name : undefined
}

/** The columns of all tables of the services. */
export async function storedColumns(root = '.'): Promise<Column[]> {
  const files = globSync('src/backend/**/tables.ts', { cwd: root })
  const modules: object[] = await Promise.all(files.map(file => import(resolve(root, file))))
  const columns = modules.flatMap(module =>
    Object.values(module).flatMap(value => {
      if (!is(value, PgTable)) return []
      const { schema = 'public', name: table, columns } = getTableConfig(value)
      return columns.map(column => ({
        schema,
        table,
        name: column.name,
        kind: kindOf(column.getSQLType()),
      }))
    }),
  )
  const pathOf = ({ schema, table, name }: Column) => `${schema}.${table}.${name}`
  return columns.toSorted((a, b) => pathOf(a).localeCompare(pathOf(b)))
}

function kindOf(type: string): Column['kind'] {
  if (type.endsWith('[]')) return 'array'
  if (/^(text|varchar|char)/.test(type)) return 'text'
  if (/^(integer|bigint|smallint|serial|numeric|real|double)/.test(type)) return 'number'
  return /^json/.test(type) ? 'json' : 'other'
}

/**
 * The reports with the rows to count. A property is looked for in the tables of its service, by its name; a service
 * has several tables with a `label`, and all of them are counted.
 */
export function withRowChecks<
  T extends { service: string; findings: readonly { tightened?: Tightened[] }[] },
>(reports: readonly T[], columns: readonly Column[]): (T & { rowChecks: RowCheck[] })[] {
  return reports.map(report => {
    const all = report.findings.flatMap(({ tightened = [] }) => tightened)
    // One change of a schema is found in requests and in responses.
    const different = new Map(all.map(each => [JSON.stringify(each), each]))
    const rowChecks = [...different.values()].flatMap(tightened =>
      checksOf(report.service, tightened, columns),
    )
    return { ...report, rowChecks }
  })
}

function checksOf(service: string, tightened: Tightened, columns: readonly Column[]): RowCheck[] {
  const { property, what } = tightened
  const own = columns.filter(({ schema, name }) => schema === service && name === property)
  if (!own.length) return [{ property, what, column: undefined, sql: undefined }]
  return own.map(column => {
    const condition = conditionOf(column, tightened)
    return {
      property,
      what,
      column: `${column.schema}.${column.table}.${column.name}`,
      sql:
        condition &&
        `select count(*)::integer as count from ${name(column.schema)}.${name(column.table)} where ${condition}`,
    }
  })
}

const name = (identifier: string) =>
  /^[a-z_][a-z\d_]*$/.test(identifier) ? identifier : `"${identifier.replaceAll('"', '""')}"`
const literal = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : `'${String(value).replaceAll("'", "''")}'`

/** The condition of a row that is outside now; undefined when SQL can't tell for this column. */
function conditionOf({ name: column, kind }: Column, { keyword, value }: Tightened): string | undefined {
  const own = name(column)
  const isPlain = kind === 'text' || kind === 'number'
  switch (keyword) {
    case 'null':
      return `${own} is null`
    case 'enum': {
      const allowed = Array.isArray(value) ? value.filter(each => each !== null) : []
      return isPlain && allowed.length ? `${own} not in (${allowed.map(literal).join(', ')})` : undefined
    }
    case 'pattern':
      return kind === 'text' && !ONLY_IN_SCRIPTS.test(String(value))
        ? `${own} !~ ${literal(value)}`
        : undefined
  }
  const [comparison, size] = [COMPARISONS[keyword], sizeOf(own, kind, keyword)]
  return comparison && size && `${size} ${comparison} ${literal(value)}`
}

/** What PostgreSQL's regular expressions lack, or write in another way. */
const ONLY_IN_SCRIPTS = /\\[pPuxk]|\(\?</

function sizeOf(own: string, kind: Column['kind'], keyword: string): string | undefined {
  if (keyword.endsWith('Length')) return kind === 'text' ? `char_length(${own})` : undefined
  if (keyword.endsWith('Items')) {
    if (kind === 'array') return `cardinality(${own})`
    return kind === 'json' ? `jsonb_array_length(${own})` : undefined
  }
  return kind === 'number' ? own : undefined
}

/** A line for each check, and the query below it. */
export function checkLines({ property, what, column, sql }: RowCheck): string[] {
  const about = `${column ?? property} ${what}`
  if (sql) return [about, sql]
  return [
    `${about}: ${column ? 'SQL can’t tell; look at the values' : 'no column has this name; look where it is stored'}`,
  ]
}
