import type { IgnoredValue } from '#backend/modules/single-sign-on/public.ts'
import { Problem } from '#kernel/http/problem.ts'
import { invalidValue, scimProblem } from './errors.ts'
import { readPath, type Target } from './path.ts'
import { type Attribute, type ResourceSchema, withoutUrn } from './schema.ts'
import {
  isPart,
  notStored,
  type Part,
  readMany,
  readParts,
  readValue,
  unwrap,
  type Values,
  withOnePrimary,
  withoutCopies,
} from './values.ts'

interface Patch {
  schemas?: readonly string[] | null | undefined
  Operations: readonly PatchOperation[]
}

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

interface PatchOperation {
  op: string
  path?: string | undefined
  value?: unknown
}

const KINDS = ['add', 'replace', 'remove'] as const
type Kind = (typeof KINDS)[number]

/** A change of one attribute. */
interface Change {
  kind: Kind
  path: string
  value: unknown
}

/** What a change that is not made leaves behind. */
interface Skipped {
  value: IgnoredValue
  problem: Problem
}

/** Deepest path without one of its own: a value that names attributes, whose values name parts. */
const KEYS_LIMIT = 100

/**
 * Makes changes to a resource in order (RFC 7644 §3.5.2), and returns what was left out. What isn't stored is left out,
 * and so is a path that names nothing, unless it is all that was sent. Throws what makes another change impossible;
 * but if the changes deactivate a user, they do so whatever is wrong with the others.
 */
export function applyPatch(
  schema: ResourceSchema,
  values: Values,
  { schemas, Operations: operations }: Patch,
): IgnoredValue[] {
  const ignored: IgnoredValue[] = []
  const unknown: Skipped[] = []
  const failed: Skipped[] = []
  if (schemas && !schemas.some(urn => urn.toLowerCase() === PATCH.toLowerCase())) {
    const problem = invalidValue('schemas', `Send ${PATCH}.`)
    failed.push({ value: { name: 'schemas', value: schemas, reason: messageOf(problem) }, problem })
  }
  let understood = 0
  let deactivates = false
  for (const operation of operations)
    for (const change of changesIn(schema, operation)) {
      if (change instanceof Problem) {
        const name = operation.path ?? operation.op
        failed.push({ value: { name, value: operation.value, reason: messageOf(change) }, problem: change })
        continue
      }
      const { path: name, value } = change
      try {
        const outcome = applyAt(schema, values, change)
        if (outcome === 'unknown')
          unknown.push({ value: notStored(name, value), problem: scimProblem('invalid-path') })
        else understood++
        if (outcome === 'ignored' && hasContent(change)) ignored.push(notStored(name, value))
        if (outcome === 'active') deactivates = values.get('active') === false
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        failed.push({ value: { name, value, reason: messageOf(error) }, problem: error })
      }
    }
  const [first] = deactivates ? [] : [...failed, ...(understood ? [] : unknown)]
  if (first) throw first.problem
  return [...ignored, ...[...unknown, ...failed].map(({ value }) => value)]
}

/** Passwords come with every change of some providers, and no value is nothing to keep. */
function hasContent({ kind, path, value }: Change): boolean {
  return kind !== 'remove' && value !== null && !/password/i.test(path)
}

function messageOf({ items: [item] }: Problem): string {
  return item?.message ?? ''
}

/** The changes of an operation. Without a path, its value names the attributes, as Okta sends it. */
function changesIn(schema: ResourceSchema, { op, path, value }: PatchOperation): (Change | Problem)[] {
  const kind = KINDS.find(each => each === op.toLowerCase())
  if (!kind) return [invalidValue('op', 'Choose add, remove, or replace.')]
  if (path !== undefined && path !== '') return [{ kind, path, value }]
  if (kind === 'remove') return [scimProblem('no-target')]
  if (!isPart(value)) return [invalidValue('value', 'Without a path, send an object with attributes.')]
  const entries = Object.entries(value)
  const tooMany = invalidValue('value', `Send ${KEYS_LIMIT} attributes at most.`)
  // Providers repeat these; they say nothing new.
  const isRepeated = (name: string) =>
    ['schemas', 'id', 'meta'].includes(withoutUrn(schema, name).toLowerCase())
  return [
    ...entries
      .slice(0, KEYS_LIMIT)
      .filter(([name]) => !isRepeated(name))
      .map(([name, inner]) => ({ kind, path: name, value: inner })),
    ...(entries.length > KEYS_LIMIT ? [tooMany] : []),
  ]
}

/** Makes a change, and says what it was about. */
function applyAt(
  schema: ResourceSchema,
  values: Values,
  { kind, path, value }: Change,
): 'ignored' | 'unknown' | 'active' | 'other' {
  const target = readPath(schema, path)
  if (target === 'ignored' || target === 'unknown') return target
  const { attribute, part } = target
  if (attribute.isReadOnly || part?.isReadOnly) throw scimProblem('read-only')
  const isRemoval = kind === 'remove' || value === null
  // No value for it says nothing about whether someone may come in.
  if (attribute.name === 'active' && kind !== 'remove' && value === null) return 'other'
  if (attribute.isMulti) changeMany(values, target, isRemoval ? 'remove' : kind, value)
  else if (part) changePart(values, attribute, part, isRemoval ? undefined : value)
  else if (isRemoval) removeWhole(values, attribute)
  else if (attribute.parts) {
    const before = values.get(attribute.name)
    values.set(attribute.name, { ...(isPart(before) && before), ...readParts(attribute, value) })
  } else values.set(attribute.name, readValue(attribute, unwrap(value)))
  return attribute.name === 'active' ? 'active' : 'other'
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
    value === undefined ? others : { ...others, [part.name]: readValue(part, unwrap(value), attribute) },
  )
}

/** Changes the values of a multi-valued attribute, all of them or those that a filter selects. */
function changeMany(
  values: Values,
  { attribute, matches, described, part }: Target,
  kind: Kind,
  value: unknown,
): void {
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
    ? { [part.name]: readValue(part, unwrap(value), attribute) }
    : readParts(attribute, value, { isWhole: false })
  const isChosen = (each: Part) => !matches || matches(each)
  const chosen = before.filter(isChosen)
  if (chosen.length) {
    const after = before.map(each => (isChosen(each) ? { ...each, ...change } : each))
    return void set(
      change.primary === true ? withOnePrimary(after, after[before.findIndex(isChosen)]) : after,
    )
  }
  // What a change is for is added if it doesn't exist, with what the filter says of it, as Entra ID expects.
  const added = { ...described, ...change }
  if (added.value === undefined || (matches && !matches(added))) throw scimProblem('no-target')
  set(merged(before, [added]))
}

function merged(before: readonly Part[], sent: readonly Part[]): Part[] {
  const primary = sent.find(each => each.primary === true)
  return withOnePrimary([...before, ...sent], primary)
}

function without(each: Part, name: string): Part {
  const { [name]: _, ...others } = each
  return others
}
