import { scimProblem } from './errors.ts'
import { readFilter, valuesAt } from './filter.ts'
import { MAX_RESULTS } from './limits.ts'
import { type Attribute, findAttribute, findPart, type ResourceSchema, withoutUrn } from './schema.ts'

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

/** A page of the resources that match (RFC 7644 §3.4.2). */
export function toPage<R extends { id: string; schemas: string[] }>(
  schema: ResourceSchema,
  resources: readonly R[],
  query: ListQuery,
) {
  const { filter } = query
  const matches = filter === undefined || filter.trim() === '' ? undefined : readFilter(schema, filter)
  const found = sorted(schema, matches ? resources.filter(matches) : resources, query)
  const startIndex = Math.max(1, query.startIndex)
  const count = Math.min(Math.max(0, query.count), MAX_RESULTS)
  const page = found.slice(startIndex - 1, startIndex - 1 + count)
  return {
    schemas: [LIST],
    totalResults: found.length,
    startIndex,
    itemsPerPage: page.length,
    Resources: page.map(each => project(schema, each, query)),
  }
}

function sorted<R extends object>(
  schema: ResourceSchema,
  resources: readonly R[],
  { sortBy, sortOrder }: ListQuery,
): readonly R[] {
  if (sortBy === undefined || sortBy === '') return resources
  const [name = '', partName] = withoutUrn(schema, sortBy).split('.')
  const attribute = findAttribute(schema, name)
  if (!attribute) throw scimProblem('invalid-path')
  if (attribute === 'ignored') return resources
  const part = partName === undefined ? findPart(attribute, 'value') : findPart(attribute, partName)
  if (partName !== undefined && !part) throw scimProblem('invalid-path')
  const path = [attribute.name, ...(part ? [part.name] : [])]
  const keyed = resources.map(resource => ({
    resource,
    key: keyOf(valuesAt(resource, path)[0], part ?? attribute),
  }))
  const way = sortOrder === 'descending' ? -1 : 1
  // A resource without a value is the last in ascending order (RFC 7644 §3.4.2.3).
  return keyed
    .toSorted(
      (a, b) => way * (Number(a.key === undefined) - Number(b.key === undefined) || compare(a.key, b.key)),
    )
    .map(({ resource }) => resource)
}

function keyOf(value: unknown, { isCaseExact }: Attribute): string | undefined {
  if (value === undefined) return undefined
  return isCaseExact ? String(value) : String(value).toLowerCase()
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b)
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
