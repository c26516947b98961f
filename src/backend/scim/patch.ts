import { invalidValue, scimProblem } from './errors.ts'
import { readBoolean } from './filter.ts'
import { MAX_VALUES } from './limits.ts'
import { readPath, type Target } from './path.ts'
import { type Attribute, findAttribute, findPart, type ResourceSchema, withoutUrn } from './schema.ts'

/** The attributes of a resource by name, without those that the service assigns. */
export type Values = Map<string, unknown>

interface Patch {
  schemas?: readonly string[] | undefined
  Operations: readonly PatchOperation[]
}

const PATCH_URN = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const PATCH = PATCH_URN.toLowerCase()

interface PatchOperation {
  op: string
  path?: string | undefined
  value?: unknown
}

type Part = Record<string, unknown>
type Kind = 'add' | 'replace' | 'remove'

/** Deepest path without one of its own: a value that names attributes, whose values name parts. */
const KEYS_LIMIT = 100

/** Makes changes to a resource in order (RFC 7644 §3.5.2). Throws what makes a change impossible. */
export function applyPatch(
  schema: ResourceSchema,
  values: Values,
  { schemas, Operations: operations }: Patch,
): void {
  if (schemas && !schemas.some(urn => urn.toLowerCase() === PATCH))
    throw invalidValue('schemas', `Send ${PATCH_URN}.`)
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove')
      throw invalidValue('op', 'Choose add, remove, or replace.')
    if (path !== undefined && path !== '') applyAt(schema, values, { kind, path, value })
    else applyWhole(schema, values, kind, value)
  }
}

/** A change without a path: its value names the attributes, as Okta sends it. */
function applyWhole(schema: ResourceSchema, values: Values, kind: Kind, value: unknown): void {
  if (kind === 'remove') throw scimProblem('no-target')
  if (!isPart(value)) throw invalidValue('value', 'Without a path, send an object with attributes.')
  const entries = Object.entries(value)
  if (entries.length > KEYS_LIMIT) throw invalidValue('value', `Send ${KEYS_LIMIT} attributes at most.`)
  for (const [path, inner] of entries) {
    // Providers repeat these; they say nothing new.
    if (['schemas', 'id', 'meta'].includes(withoutUrn(schema, path).toLowerCase())) continue
    applyAt(schema, values, { kind, path, value: inner })
  }
}

function applyAt(
  schema: ResourceSchema,
  values: Values,
  { kind, path, value }: { kind: Kind; path: string; value: unknown },
): void {
  const target = readPath(schema, path)
  if (target === 'ignored') return
  const { attribute, part } = target
  if (attribute.isReadOnly || part?.isReadOnly) throw scimProblem('read-only')
  const isRemoval = kind === 'remove' || value === null
  if (attribute.isMulti) changeMany(values, target, isRemoval ? 'remove' : kind, value)
  else if (part) changePart(values, attribute, part, isRemoval ? undefined : value)
  else if (isRemoval) removeWhole(values, attribute)
  else if (attribute.parts) {
    const before = values.get(attribute.name)
    values.set(attribute.name, { ...(isPart(before) && before), ...readParts(attribute, value) })
  } else values.set(attribute.name, readValue(attribute, value))
}

function removeWhole(values: Values, attribute: Attribute): void {
  if (attribute.isRequired || attribute.name === 'active') throw scimProblem('read-only')
  values.delete(attribute.name)
}

function changePart(values: Values, attribute: Attribute, part: Attribute, value: unknown): void {
  const before = values.get(attribute.name)
  const { [part.name]: _, ...others } = isPart(before) ? before : {}
  values.set(
    attribute.name,
    value === undefined ? others : { ...others, [part.name]: readValue(part, value, attribute) },
  )
}

/** Changes the values of a multi-valued attribute, all of them or those that a filter selects. */
function changeMany(values: Values, { attribute, matches, part }: Target, kind: Kind, value: unknown): void {
  const before = (values.get(attribute.name) ?? []) as Part[]
  const set = (after: Part[]) => values.set(attribute.name, withoutCopies(after))
  if (kind === 'remove') {
    if (part) {
      if (part.isRequired) throw scimProblem('read-only')
      return void set(before.map(each => (!matches || matches(each) ? without(each, part.name) : each)))
    }
    if (matches) return void set(before.filter(each => !matches(each)))
    // Entra ID names the members to remove in the value.
    if (value === undefined || value === null) return void set([])
    const gone = new Set(readMany(attribute, value).map(each => String(each.value).toLowerCase()))
    return void set(before.filter(each => !gone.has(String(each.value).toLowerCase())))
  }
  if (!matches && !part) {
    const sent = readMany(attribute, value)
    return void set(kind === 'add' ? merged(before, sent) : withOnePrimary(sent))
  }
  const change = part
    ? { [part.name]: readValue(part, value, attribute) }
    : readParts(attribute, value, { isWhole: false })
  const isChosen = (each: Part) => !matches || matches(each)
  const chosen = before.filter(isChosen)
  if (chosen.length) {
    const after = before.map(each => (isChosen(each) ? { ...each, ...change } : each))
    return void set(
      change.primary === true ? withOnePrimary(after, after[before.findIndex(isChosen)]) : after,
    )
  }
  // A replacement needs something to replace (RFC 7644 §3.5.2.3); an addition makes it, as Entra ID expects.
  if (kind === 'replace') throw scimProblem('no-target')
  const made = { ...typeIn(attribute, matches), ...change }
  if (made.value === undefined) throw scimProblem('no-target')
  set(merged(before, [made]))
}

/** The type that a filter asks for, for a value that is yet to be added: `type eq "work"`. */
function typeIn({ parts = [] }: Attribute, matches: Target['matches']): Part {
  if (!matches || !parts.some(({ name }) => name === 'type')) return {}
  const type = ['work', 'home', 'other'].find(each => matches({ type: each }))
  return type === undefined ? {} : { type }
}

function merged(before: readonly Part[], sent: readonly Part[]): Part[] {
  const primary = sent.find(each => each.primary === true)
  return withOnePrimary([...before, ...sent], primary)
}

/** At most one value is the primary one (RFC 7643 §2.4). */
function withOnePrimary(list: Part[], primary = list.find(each => each.primary === true)): Part[] {
  if (!primary) return list
  return list.map(each => (each === primary || each.primary !== true ? each : { ...each, primary: false }))
}

/** The last of several values that differ in nothing but whether they are the primary one. */
function withoutCopies(list: readonly Part[]): Part[] {
  const byValue = new Map(
    list.map(each => [`${String(each.value).toLowerCase()} ${String(each.type ?? '')}`, each]),
  )
  return [...byValue.values()]
}

function without(each: Part, name: string): Part {
  const { [name]: _, ...others } = each
  return others
}

function readMany(attribute: Attribute, value: unknown): Part[] {
  const list = Array.isArray(value) ? value : [value]
  return list.map(each => readParts(attribute, typeof each === 'string' ? { value: each } : each))
}

/** The parts of a complex value that are stored. `isWhole` asks for those that are required. */
function readParts(attribute: Attribute, value: unknown, { isWhole = true } = {}): Part {
  if (!isPart(value)) throw invalidValue(attribute.name, 'Send an object.')
  const known = Object.entries(value).flatMap(([name, inner]) => {
    const part = findPart(attribute, name)
    if (!part || part.isReadOnly || inner === null || inner === undefined) return []
    return [[part.name, readValue(part, inner, attribute)] as const]
  })
  const read: Part = Object.fromEntries(known)
  const missing =
    isWhole && attribute.parts?.find(({ isRequired, name }) => isRequired && read[name] === undefined)
  if (missing) throw invalidValue(`${attribute.name}.${missing.name}`, 'This field is required.')
  return read
}

function readValue(attribute: Attribute, value: unknown, owner?: Attribute): unknown {
  const { type, max = 200, isRequired } = attribute
  const name = owner ? `${owner.name}.${attribute.name}` : attribute.name
  if (type === 'boolean') {
    const read = readBoolean(value)
    if (read === undefined) throw invalidValue(name, 'Send true or false.')
    return read
  }
  if (typeof value !== 'string') throw invalidValue(name, 'Send a text.')
  const text = value.trim()
  if (isRequired && text === '') throw invalidValue(name, 'This field is required.')
  if (/\p{Cc}/u.test(text)) throw invalidValue(name, 'Leave out control characters.')
  if ([...text].length > max) throw invalidValue(name, `Enter ${max} characters or fewer.`)
  return text
}

/** The attributes of a resource that a provider sends whole. What is read-only or not stored is left out. */
export function readResource(schema: ResourceSchema, body: object): Values {
  const values: Values = new Map()
  for (const [name, value] of Object.entries(body)) {
    const attribute = findAttribute(schema, name)
    if (!attribute || attribute === 'ignored' || attribute.isReadOnly) continue
    if (value === null || value === undefined) continue
    if (attribute.isMulti) {
      values.set(attribute.name, withOnePrimary(withoutCopies(readMany(attribute, value))))
    } else if (attribute.parts) values.set(attribute.name, readParts(attribute, value))
    else values.set(attribute.name, readValue(attribute, value))
  }
  return requireComplete(schema, values)
}

/** Throws unless a resource has what its schema requires, and no more values than are stored. */
export function requireComplete(schema: ResourceSchema, values: Values): Values {
  for (const { name, isRequired } of schema.attributes)
    if (isRequired && !values.get(name)) throw invalidValue(name, 'This field is required.')
  const emails = values.get('emails')
  if (Array.isArray(emails) && emails.length > MAX_VALUES)
    throw invalidValue('emails', `Send ${MAX_VALUES} addresses at most.`)
  return values
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
