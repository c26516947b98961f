import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { scimGroups, scimUsers } from '#backend/modules/single-sign-on/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { filterCondition, isIndexed, orderBy } from './filter-sql.ts'
import { MAX_RESULTS } from './limits.ts'
import type { Source } from './list-sources.ts'
import { type ResourceSchema, withoutUrn } from './schema.ts'

interface Projection {
  attributes?: string | undefined
  excludedAttributes?: string | undefined
}

export interface ListQuery extends Projection {
  filter?: string | undefined
  startIndex: number
  count: number
  sortBy?: string | undefined
  sortOrder: 'ascending' | 'descending'
}

const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** How many calls of the rate limit a list counts as that looks at all users of an organization. */
const SCAN_COST = 20

/** How many calls a list counts as: one, if an index finds and orders its page. */
export function costOfList(
  source: Source,
  { filter = '', sortBy = '' }: Record<string, string | undefined>,
): number {
  if (filter.trim() !== '') return isIndexed(source, filter) ? 1 : SCAN_COST
  return sortBy === '' ? 1 : SCAN_COST
}

interface Page<Row> {
  rows: Row[]
  total: number
  startIndex: number
}

/** A page of the users or groups of an organization that match (RFC 7644 §3.4.2), in the order of their creation. */
export async function readPage<Table extends typeof scimUsers | typeof scimGroups>(
  db: Queries,
  table: Table,
  source: Source,
  { organizationId, query }: { organizationId: string; query: ListQuery },
): Promise<Page<Table['$inferSelect']>> {
  const { filter } = query
  const matches = filter === undefined || filter.trim() === '' ? undefined : filterCondition(source, filter)
  const where = and(eq(table.organizationId, organizationId), matches)
  const order = orderBy(source, query)
  const startIndex = Math.max(1, query.startIndex)
  const count = Math.min(Math.max(0, query.count), MAX_RESULTS)
  const rows = count
    ? await db
        .select()
        .from(table as typeof scimUsers)
        .where(where)
        .orderBy(...(order ? [order] : []), asc(table.created), asc(table.id))
        .limit(count)
        .offset(startIndex - 1)
    : []
  // The first page of a short list says how many there are.
  const isWhole = startIndex === 1 && rows.length < count
  const total = isWhole ? rows.length : await countOf(db, table, where)
  return { rows: rows as Table['$inferSelect'][], total, startIndex }
}

function countOf(
  db: Queries,
  table: typeof scimUsers | typeof scimGroups,
  where: SQL | undefined,
): Promise<number> {
  return db.$count(table, where)
}

/** The response of a list, with the attributes that the caller wants. */
export function toListResponse<R extends { id: string; schemas: string[] }>(
  schema: ResourceSchema,
  { total, startIndex }: Omit<Page<unknown>, 'rows'>,
  resources: readonly R[],
  query: Projection,
) {
  return {
    schemas: [LIST],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources.map(each => project(schema, each, query)),
  }
}

/** Whether a caller wants an attribute that is read from a table of its own. Without a list of names, `byDefault`. */
export function isReturned(
  schema: ResourceSchema,
  name: string,
  { attributes, excludedAttributes }: Projection,
  { byDefault = true } = {},
): boolean {
  const isNamed = (list: Set<string>) => [...list].some(each => each === name || each.startsWith(`${name}.`))
  const wanted = namesIn(schema, attributes)
  if (wanted) return isNamed(wanted)
  return byDefault && !namesIn(schema, excludedAttributes)?.has(name)
}

/** A resource with the attributes that the caller wants; `id` and `schemas` are always returned (RFC 7644 §3.9). */
export function project<R extends { id: string; schemas: string[] }>(
  schema: ResourceSchema,
  resource: R,
  { attributes, excludedAttributes }: Projection,
): R {
  const wanted = namesIn(schema, attributes)
  const unwanted = namesIn(schema, excludedAttributes)
  if (!wanted && !unwanted) return resource
  const entries = Object.entries<unknown>(resource).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'id' || name === 'schemas') return [[name, value]]
    if (wanted) return keep(name, value, part => wanted.has(name.toLowerCase()) || wanted.has(part))
    return unwanted?.has(name.toLowerCase()) ? [] : keep(name, value, part => !unwanted?.has(part))
  })
  return Object.fromEntries(entries) as R
}

/** Attributes whose parts are always returned together. */
const WHOLE = new Set(['meta', 'groups'])

/** An attribute with those of its parts that are wanted. */
function keep(name: string, value: unknown, isWanted: (part: string) => boolean): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return isWanted('') ? [[name, value]] : []
  if (WHOLE.has(name)) {
    const parts = [value].flat().flatMap(each => Object.keys(each))
    return isWanted('') || parts.some(part => isWanted(`${name}.${part}`.toLowerCase()))
      ? [[name, value]]
      : []
  }
  const partsOf = (each: object) =>
    Object.fromEntries(
      Object.entries(each).filter(
        // Values without their value would be of no use, and the contract requires it.
        ([part]) => isWanted(`${name}.${part}`.toLowerCase()) || (part === 'value' && hasWanted(each)),
      ),
    )
  const hasWanted = (each: object) =>
    Object.keys(each).some(part => isWanted(`${name}.${part}`.toLowerCase()))
  if (Array.isArray(value)) {
    const isAny = isWanted('') || value.some(each => hasWanted(each))
    return isAny ? [[name, value.map(partsOf)]] : []
  }
  const parts = partsOf(value)
  return Object.keys(parts).length ? [[name, parts]] : []
}

function namesIn(schema: ResourceSchema, list: string | undefined): Set<string> | undefined {
  const names = (list ?? '').split(',').map(name => withoutUrn(schema, name.trim()).toLowerCase())
  const known = names.filter(Boolean)
  return known.length ? new Set(known) : undefined
}
