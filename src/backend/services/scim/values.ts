import type { IgnoredValue } from '#backend/modules/single-sign-on/public.ts'
import { invalidValue } from './errors.ts'
import { readBoolean } from './filter.ts'
import { MAX_VALUES } from './limits.ts'
import { type Attribute, findAttribute, findPart, type ResourceSchema } from './schema.ts'

/** The attributes of a resource by name, without those that the service assigns. */
export type Values = Map<string, unknown>

export type Part = Record<string, unknown>

export function readMany(attribute: Attribute, value: unknown): Part[] {
  const list = [value].flat().filter(each => each !== null && !(isPart(each) && each.value === null))
  return list.map(each => readParts(attribute, typeof each === 'string' ? { value: each } : each))
}

/** The parts of a complex value that are stored. `isWhole` asks for those that are required. */
export function readParts(attribute: Attribute, value: unknown, { isWhole = true } = {}): Part {
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

export function readValue(attribute: Attribute, value: unknown, owner?: Attribute): unknown {
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

/** At most one value is the primary one (RFC 7643 §2.4). */
export function withOnePrimary(list: Part[], primary = list.find(each => each.primary === true)): Part[] {
  if (!primary) return list
  return list.map(each => (each === primary || each.primary !== true ? each : { ...each, primary: false }))
}

/** The last of several values that differ in nothing but whether they are the primary one. */
export function withoutCopies(list: readonly Part[]): Part[] {
  const byValue = new Map(
    list.map(each => [`${String(each.value).toLowerCase()} ${String(each.type ?? '')}`, each]),
  )
  return [...byValue.values()]
}

/** The value of an attribute that has one, which may be sent as an array of one, whose `value` it may be. */
export function unwrap(sent: unknown): unknown {
  const only = Array.isArray(sent) && sent.length === 1 ? sent[0] : sent
  return isPart(only) && 'value' in only ? only.value : only
}

/** A value that was sent and is left out, for the records of the owners. */
export function notStored(name: string, value: unknown): IgnoredValue {
  return { name, value, reason: `${name.slice(0, 200)} isn't stored.` }
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
