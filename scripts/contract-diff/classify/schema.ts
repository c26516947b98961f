import { tokensOf } from '../../contract/pointer.ts'
import type { OpenApiDocument } from '../../generate/bundle.ts'
import { type Direction, nodeAt, pointerOf } from '../place.ts'
import type { RawChange } from '../redocly.ts'
import { type Node, typesOf } from '../spelling.ts'
import { changed, code, isLimit, listed, type Verdict } from '../words.ts'

/** A change of a schema, and the documents that contain it. */
export interface SchemaChange {
  change: RawChange
  direction: Direction
  /** Name of the schema that joined a union or left it. */
  member: string | undefined
  base: OpenApiDocument
  revision: OpenApiDocument
}

const REJECTED = 'a call that was accepted is rejected'
const STILL_FINE = 'what callers send now stays fine'
const UNPREPARED = 'callers get what they do not count on'
/** An open object accepts anything: a call with the property still passes, but has another effect. */
const UNREAD = 'it may still be sent, as anything may, but nothing reads it any more'
const NOTHING_NEW = 'callers get nothing new'

/** The human-readable text of a schema. It does not affect requests or responses. */
const TEXTS = new Set([
  'title',
  'description',
  'example',
  'externalDocs',
  'x-spec',
  'x-inferred',
  'x-optional',
])

const fewer = (direction: Direction, what: string): Verdict =>
  direction === 'request'
    ? { impact: 'major', what, why: REJECTED }
    : { impact: 'patch', what, why: NOTHING_NEW }
const more = (direction: Direction, what: string): Verdict =>
  direction === 'request'
    ? { impact: 'minor', what, why: STILL_FINE }
    : { impact: 'major', what, why: UNPREPARED }

/** `undefined` for a change that needs no separate line. */
export function classifySchema(context: SchemaChange): Verdict | undefined {
  const { change } = context
  if (change.kind === 'modified') return classifyKeyword(context)
  if (/^(OneOf|AnyOf)$/.test(change.typeName)) return classifyUnion(context)
  const [container, key] = tokensOf(
    pointerOf(change, change.kind === 'added' ? 'revision' : 'base') ?? '',
  ).slice(-2)
  if (container === 'properties') return classifyProperty(context)
  return key === 'additionalProperties' ? classifyOthers(context) : classifyMember(context, container ?? '')
}

/** A schema for undescribed properties. If they are rejected instead, the keyword says so. */
function classifyOthers({ change, direction, base, revision }: SchemaChange): Verdict | undefined {
  const [there, pointer] =
    change.kind === 'added' ? [base, change.revision?.pointer] : [revision, change.base?.pointer]
  if (nodeAt(there, pointer ?? '', 1)?.additionalProperties === false) return undefined
  return change.kind === 'added'
    ? fewer(direction, 'has a form for the properties that are not described')
    : more(direction, 'has no form any more for the properties that are not described')
}

/** A property that was added or removed. */
function classifyProperty({ change, direction, revision }: SchemaChange): Verdict {
  if (change.kind === 'added') {
    const pointer = change.revision?.pointer ?? ''
    const isRequired = isListed(nodeAt(revision, pointer, 2)?.required, tokensOf(pointer).at(-1))
    if (direction === 'response')
      return { impact: 'minor', what: 'is new', why: 'callers ignore unknown fields' }
    return isRequired
      ? { impact: 'major', what: 'is new and required', why: 'a call without it is rejected' }
      : { impact: 'minor', what: 'is new, and may be left out', why: STILL_FINE }
  }
  if (direction === 'response')
    return { impact: 'major', what: 'is gone', why: 'callers who read it find nothing' }
  // Redocly objects only when the object is closed.
  return change.verdicts.length
    ? { impact: 'major', what: 'is gone', why: 'a call that sends it is rejected' }
    : { impact: 'minor', what: 'is gone', why: UNREAD }
}

/** A property of the same form under another name. Redocly calls the name a key. */
const classifyName: Classify = ({ change, direction, base, revision }, before, after) => {
  const what = `is renamed: property ${code(before)} is now ${code(after)}`
  if (direction === 'response')
    return { impact: 'major', what, why: 'callers who read the old name find nothing' }
  const [old, now] = [change.base?.pointer ?? '', change.revision?.pointer ?? '']
  if (nodeAt(base, old, 2)?.additionalProperties === false)
    return { impact: 'major', what, why: 'a call with the old name is rejected' }
  return isListed(nodeAt(revision, now, 2)?.required, String(after))
    ? { impact: 'major', what, why: 'a call without the new name is rejected' }
    : { impact: 'minor', what, why: UNREAD }
}

/** A member of a union, or another nested schema. */
function classifyMember({ change, direction, member }: SchemaChange, container: string): Verdict {
  const isUnion = container === 'oneOf' || container === 'anyOf'
  const named = member ? ` ${code(member)}` : ''
  const has = change.kind === 'added' ? 'has one more' : 'has no longer the'
  const what = `${has} ${isUnion ? 'choice' : `part of its ${container}`}${named}`
  const widens = isUnion === (change.kind === 'added')
  return widens ? more(direction, what) : fewer(direction, what)
}

/** A schema that became a union, or a union that became a schema. The old schema may be a member. */
function classifyUnion({ change, direction, base, revision }: SchemaChange): Verdict {
  const isNew = change.kind === 'added'
  const [alone, choices] = isNew
    ? [nodeAt(base, toOtherSide(change.revision?.pointer)), change.revision?.value]
    : [nodeAt(revision, toOtherSide(change.base?.pointer)), change.base?.value]
  const isChoice = asArray(choices).some(choice => bare(choice) === bare(alone))
  if (isNew)
    return isChoice
      ? more(direction, 'has more choices')
      : bothWays(direction, 'is now one of several choices')
  return isChoice ? fewer(direction, 'has no longer a choice') : bothWays(direction, 'has other choices')
}

const toOtherSide = (pointer = '') => pointer.replace(/\/(oneOf|anyOf)$/, '')
const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const bothWays = (direction: Direction, what: string) =>
  direction === 'request' ? fewer(direction, what) : more(direction, what)
/** The schema without descriptions, as text to compare. */
const bare = (schema: unknown): string =>
  JSON.stringify(schema, (key, value) => (TEXTS.has(key) || key === 'x-pattern-message' ? undefined : value))

function classifyKeyword(context: SchemaChange): Verdict | undefined {
  const { change, direction } = context
  const keyword = change.property ?? ''
  const [before, after] = [change.base?.value, change.revision?.value]
  if (TEXTS.has(keyword))
    return { impact: 'patch', what: 'has a new description', why: 'its meaning is unchanged', isText: true }
  const classify = KEYWORDS[keyword]
  if (classify) return classify(context, before, after)
  if (!isLimit(keyword) && keyword.startsWith('x-'))
    return {
      impact: 'patch',
      what: `${code(keyword)} is now ${code(after ?? 'gone')}`,
      why: 'callers see no difference',
    }
  // Redocly objects to a change that allows less in a request, more in a response, or that it can't compare.
  const what = changed(keyword, before, after)
  const isBreaking = change.verdicts.length > 0
  return (direction === 'request') === isBreaking ? fewer(direction, what) : more(direction, what)
}

type Classify = (context: SchemaChange, before: unknown, after: unknown) => Verdict | undefined

const KEYWORDS: Record<string, Classify> = {
  key: classifyName,
  type: (context, before, after) => {
    const [old, now] = [typesOf({ type: before }), typesOf({ type: after })]
    const { direction } = context
    const gained = now.filter(type => !old.includes(type))
    const lost = old.filter(type => !now.includes(type))
    if (lost.length === 0 && gained.join() === 'null') return more(direction, 'may now be null')
    if (gained.length === 0 && lost.join() === 'null') return fewer(direction, 'can no longer be null')
    const what = changed('type', before, after)
    if (!context.change.verdicts.length)
      return direction === 'request' ? more(direction, what) : fewer(direction, what)
    return bothWays(direction, what)
  },
  enum: ({ direction }, before, after) => {
    if (!Array.isArray(before)) return fewer(direction, `is now ${oneOf(after)}`)
    if (!Array.isArray(after)) return more(direction, `may be anything, before ${oneOf(before)}`)
    const gained = after.filter(value => !before.includes(value))
    const lost = before.filter(value => !after.includes(value))
    // With nothing in common, it is a different value, as with a constant.
    if (lost.length === before.length)
      return bothWays(direction, `is now ${oneOf(after)}, before ${oneOf(before)}`)
    const what = [
      ...(gained.length ? [`can now be ${listed(gained)}`] : []),
      ...(lost.length ? [`can no longer be ${listed(lost)}`] : []),
    ].join(', and ')
    if (direction === 'request') return lost.length ? fewer(direction, what) : more(direction, what)
    if (!gained.length) return fewer(direction, what)
    const why = 'callers handle unknown values'
    return { impact: 'minor', what, why, knownBefore: before.filter(value => typeof value === 'string') }
  },
  required: ({ change, direction, base, revision }, before, after) => {
    const [old, now] = [asList(before), asList(after)]
    const had = propertiesAt(base, pointerOf(change, 'base'))
    const has = propertiesAt(revision, pointerOf(change, 'revision'))
    // A property that was added or removed with it has a separate line.
    const gained = now.filter(name => !old.includes(name) && had.has(name))
    const lost = old.filter(name => !now.includes(name) && has.has(name))
    const what = [
      ...(gained.length ? [`${listed(gained)} became required`] : []),
      ...(lost.length ? [`${listed(lost)} may be missing`] : []),
    ].join(', and ')
    if (!what) return undefined
    if (direction === 'request') return gained.length ? fewer(direction, what) : more(direction, what)
    return lost.length ? more(direction, what) : fewer(direction, what)
  },
  default: ({ direction }, before, after) => {
    const say = (value: unknown) => (value === undefined ? 'nothing that the contract states' : code(value))
    const what = `if omitted, now means ${say(after)} instead of ${say(before)}`
    return direction === 'request'
      ? { impact: 'major', what, why: 'the same call does something else' }
      : { impact: 'patch', what, why: 'a response always states it' }
  },
  readOnly: ({ direction }, _before, after) =>
    direction === 'request'
      ? after
        ? fewer(direction, 'must no longer be sent')
        : more(direction, 'may now be sent')
      : { impact: 'patch', what: `is ${after ? 'now' : 'no longer'} read-only`, why: NOTHING_NEW },
  writeOnly: ({ direction }, _before, after) => {
    if (direction === 'request')
      return { impact: 'patch', what: `is ${after ? 'now' : 'no longer'} write-only`, why: STILL_FINE }
    return after
      ? { impact: 'major', what: 'is no longer answered', why: 'callers who read it find nothing' }
      : { impact: 'minor', what: 'is now answered', why: 'callers ignore unknown fields' }
  },
  additionalProperties: ({ direction, change }, _before, after) => {
    if (after === false) return fewer(direction, 'takes no other properties than the described ones')
    const what = 'may have other properties than the described ones'
    if (direction === 'response' && after === undefined)
      return { impact: 'minor', what, why: 'callers ignore unknown fields' }
    return (direction === 'request') === change.verdicts.length > 0
      ? fewer(direction, what)
      : more(direction, what)
  },
  deprecated: (_context, _before, after) =>
    after
      ? { impact: 'minor', what: 'is deprecated', why: 'it works as before; plan to do without it' }
      : { impact: 'patch', what: 'is no longer deprecated', why: 'it works as before' },
  'x-secret': (_context, _before, after) =>
    after
      ? { impact: 'patch', what: 'is now kept out of the logs', why: 'callers see no difference' }
      : { impact: 'major', what: 'is no longer kept out of the logs', why: 'a promise about secrets ends' },
  'x-pattern-message': () => ({
    impact: 'patch',
    what: 'has another message for what does not match its pattern',
    why: 'the same values are rejected, with another message',
  }),
  'x-tags': ({ direction }, before, after) => {
    const [old, now] = [before, after].map(tags => (typeof tags === 'string' && tags ? tags.split(', ') : []))
    const gained = now?.filter(tag => !old?.includes(tag)) ?? []
    const lost = old?.filter(tag => !now?.includes(tag)) ?? []
    const what = `is told apart by ${listed(now ?? [])}, before by ${listed(old ?? [])}`
    if (direction === 'request') return lost.length ? fewer(direction, what) : more(direction, what)
    return gained.length ? more(direction, what) : fewer(direction, what)
  },
}

const oneOf = (values: unknown) =>
  asArray(values).length === 1 ? `always ${listed(asArray(values))}` : `one of ${listed(asArray(values))}`
const asList = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
const isListed = (list: unknown, name: string | undefined) => asList(list).includes(name ?? '')
const propertiesAt = (document: OpenApiDocument, pointer = '') =>
  new Set(Object.keys((nodeAt(document, pointer)?.properties as Node | undefined) ?? {}))
