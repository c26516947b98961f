import type { IgnoredValue } from '#backend/modules/single-sign-on/public.ts'
import { Problem } from '#kernel/http/problem.ts'
import { readBoolean } from './filter.ts'
import { MAX_VALUES } from './limits.ts'
import {
  type Attribute,
  findAttribute,
  findPart,
  groupSchema,
  type ResourceSchema,
  userSchema,
} from './schema.ts'
import { isPart, notStored, type Part, readMany, readParts, readValue, unwrap } from './values.ts'

/** What was left out of a body when it was read, for the records of the owners. */
const leftOut = new WeakMap<object, readonly IgnoredValue[]>()

export function leftOutOf(body: object): readonly IgnoredValue[] {
  return leftOut.get(body) ?? []
}

const SCHEMAS: Readonly<Record<string, ResourceSchema>> = {
  createScimUser: userSchema,
  updateScimUser: userSchema,
  createScimGroup: groupSchema,
  updateScimGroup: groupSchema,
}

/**
 * A body as the contract declares it, of one that a provider sends: null is no value, names work in any case, a single
 * value may be in an array, and several may come as one. What is not stored is left out and noted.
 */
export function readBody(operationId: string, body: unknown): unknown {
  if (!isPart(body)) return body
  const schema = SCHEMAS[operationId]
  const { read, ignored } = schema
    ? readResourceBody(schema, body, { deactivates: operationId === 'updateScimUser' })
    : readPatchBody(body)
  if (ignored.length) leftOut.set(read, ignored)
  return read
}

interface Read {
  read: Part
  ignored: IgnoredValue[]
}

/** Values that say nothing about the resource, or that no one should see; they are left out without a word. */
const SILENT = new Set(['password'])

function readResourceBody(
  schema: ResourceSchema,
  body: Part,
  { deactivates }: { deactivates: boolean },
): Read {
  const read: Part = {}
  const ignored: IgnoredValue[] = []
  for (const [name, sent] of Object.entries(body)) {
    if (!hasValue(sent)) continue
    const attribute = findAttribute(schema, name)
    if (attribute === undefined || attribute === 'ignored') {
      if (!SILENT.has(name.toLowerCase()) && !isEmptyList(sent)) ignored.push(notStored(name, sent))
    } else if (attribute.name === 'schemas') read.schemas = sent
    else if (!attribute.isReadOnly) {
      const value = readAttribute(attribute, sent)
      if (value !== undefined) read[attribute.name] = value
    }
  }
  // Whatever else is wrong, someone whose access ends has none.
  if (deactivates && read.active === false)
    for (const attribute of schema.attributes) {
      const value = read[attribute.name]
      const reason = value === undefined ? undefined : reasonAgainst(attribute, value)
      if (reason === undefined || attribute.isRequired) continue
      ignored.push({ name: attribute.name, value, reason })
      delete read[attribute.name]
    }
  return { read, ignored }
}

function readAttribute(attribute: Attribute, sent: unknown): unknown {
  if (attribute.isMulti) return readValues(attribute, sent)
  if (attribute.parts) return isPart(sent) ? readKnownParts(attribute, sent) : sent
  const value = unwrap(sent)
  return attribute.type === 'boolean' ? (readBoolean(value) ?? value) : (value ?? undefined)
}

/** Several values, of which one may be sent without the array, and a text stands for an element with that `value`. */
function readValues(attribute: Attribute, sent: unknown): unknown {
  const list = isPart(sent) && hasValue(memberOf(sent, 'value')) ? [sent] : sent
  if (!Array.isArray(list)) return list
  return list.flatMap(each => {
    const part = typeof each === 'string' ? { value: each } : each
    if (!hasValue(part)) return []
    if (!isPart(part)) return [part]
    // An element that says that it has no value is none.
    const value = memberOf(part, 'value')
    return value === null || value === '' ? [] : [readKnownParts(attribute, part)]
  })
}

function memberOf(part: Part, name: string): unknown {
  return Object.entries(part).find(([each]) => each.toLowerCase() === name)?.[1]
}

function readKnownParts(attribute: Attribute, sent: Part): Part {
  const known = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const part = findPart(attribute, name)
    return part && hasValue(value)
      ? [[part.name, part.type === 'boolean' ? (readBoolean(value) ?? value) : value]]
      : []
  })
  return Object.fromEntries(known)
}

/** Why a value can't be stored, if it can't. */
function reasonAgainst(attribute: Attribute, value: unknown): string | undefined {
  try {
    if (attribute.isMulti && readMany(attribute, value).length > MAX_VALUES)
      return `${attribute.name}: Send ${MAX_VALUES} at most.`
    if (!attribute.isMulti && attribute.parts) readParts(attribute, value)
    else if (!attribute.isMulti) readValue(attribute, value)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.items[0]?.message ?? ''
    throw error
  }
}

/** Bounds of the contract for one operation of a patch. */
const [OP_LENGTH, PATH_LENGTH, TEXT_LENGTH, LIST_LENGTH] = [20, 500, 4_000, 1_000]

function readPatchBody(body: Part): Read {
  const members = inLowerCase(body)
  const { schemas, operations, ...others } = members
  const read: Part = { ...others, ...(hasValue(schemas) && { schemas }) }
  const ignored: IgnoredValue[] = []
  if (!hasValue(operations)) return { read, ignored }
  const list = isPart(operations) && hasValue(memberOf(operations, 'op')) ? [operations] : operations
  if (!Array.isArray(list)) return { read: { ...read, Operations: list }, ignored }
  const changes = list.map(each => (isPart(each) ? readOperation(each) : each))
  const isOff = changes.some(each => isPart(each) && isDeactivation(each))
  // As with a body: what makes a call invalid doesn't keep someone's access from ending.
  read.Operations = changes.filter(each => {
    if (!isOff || isSound(each)) return true
    const path = isPart(each) && typeof each.path === 'string' ? each.path.slice(0, 200) : 'Operations'
    ignored.push({ name: path, value: undefined, reason: `${path}: this change isn't valid.` })
    return false
  })
  return { read, ignored }
}

function readOperation(each: Part): Part {
  const { path, ...others } = inLowerCase(each)
  return { ...others, ...(hasValue(path) && path !== '' && { path }) }
}

function isDeactivation({ path, value }: Part): boolean {
  if (typeof path === 'string') {
    const attribute = findAttribute(userSchema, path.trim())
    return attribute !== 'ignored' && attribute?.name === 'active' && readBoolean(unwrap(value)) === false
  }
  return (
    isPart(value) &&
    Object.entries(value).some(([name, inner]) => isDeactivation({ path: name, value: inner }))
  )
}

function isSound(each: unknown): boolean {
  if (!isPart(each)) return false
  const { op, path, value } = each
  const isShort = (text: unknown, limit: number) => typeof text === 'string' && text.length <= limit
  if (!isShort(op, OP_LENGTH) || (path !== undefined && !isShort(path, PATH_LENGTH))) return false
  return typeof value === 'string'
    ? isShort(value, TEXT_LENGTH)
    : !Array.isArray(value) || value.length <= LIST_LENGTH
}

/** The members of a message of RFC 7644 under the names that it gives them. */
function inLowerCase(sent: Part): Part {
  const names = new Set(['schemas', 'operations', 'op', 'path', 'value'])
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      names.has(name.toLowerCase()) ? name.toLowerCase() : name,
      value,
    ]),
  )
}

/** The flag that Entra ID's guide says to add to the base address, for behavior that is the only one here. */
const FLAG = 'aadOptscim062020'

/**
 * The address that a provider means: slashes too many, at the end too, and Entra ID's flag are left out, wherever the
 * provider put the path. The base address itself is that of the configuration.
 */
export function readAddress(url: string): string {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)
  if (query.startsWith(FLAG)) {
    const rest = query.slice(FLAG.length)
    if (rest.startsWith('/')) return readAddress(`${path}${rest}`)
    return readAddress(rest.startsWith('&') ? `${path}?${rest.slice(1)}` : path)
  }
  const segments = path.split('/').filter(Boolean)
  const short = `/${segments.join('/')}`
  const meant = short === '/api/scim/v2' ? `${short}/ServiceProviderConfig` : short
  return query === '' ? meant : `${meant}?${query}`
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
