import { isUuid } from '#domain/validation/uuid.ts'
import type { SentValue } from '#generated/authorization/types.ts'

/** Bounds of what is kept of a body, which can be 64 KiB. */
const [VALUES_KEPT, NAME_LIMIT, VALUE_LIMIT, DEPTH] = [40, 200, 300, 6]
const MASK = '•••'

/** Names of values that prove something to someone; not even a character of them is left. */
const SECRET = /token|secret|passw|code|hash|key|credential/i
/** Names of SCIM itself, whose values say what a call wants and nothing of a person. */
const PLAIN = new Set([
  'op',
  'schemas',
  'attributes',
  'excludedAttributes',
  'sortBy',
  'sortOrder',
  'startIndex',
  'count',
])
const ADDRESS = /^([^\s@])[^\s@]*@([^\s@]{1,200})$/
const QUOTED = /"(?:[^"\\]|\\.)*"?/g

/** A place in a body: the path of an attribute, its own name, and whether its value is a secret. */
interface Place {
  path: string
  name: string
  isSecret: boolean
}

const ROOT: Place = { path: '', name: '', isSecret: false }

/**
 * What a call said, without what identifies a person: of texts, one character is left, of email addresses the domain
 * too. This is what owners see; the call itself is stored only sealed.
 */
export function toSent(call: { id: string | undefined; query: unknown; body: unknown }): SentValue[] {
  const sent: SentValue[] = []
  for (const part of [{ id: call.id }, call.query, call.body])
    if (typeof part === 'object' && part !== null)
      for (const { path, value } of valuesIn(part, ROOT, 0)) {
        if (sent.length === VALUES_KEPT) return sent
        sent.push({ name: cut(path, NAME_LIMIT), value: cut(value, VALUE_LIMIT) })
      }
  return sent
}

function* valuesIn(value: unknown, place: Place, depth: number): Generator<{ path: string; value: string }> {
  if (value === undefined) return
  if (value === null || typeof value !== 'object') {
    yield { path: place.path, value: shown(value, place) }
    return
  }
  const inner = Array.isArray(value)
    ? value.map((each, index) => [{ ...place, path: `${place.path}[${index}]` }, each] as const)
    : attributesIn(value, place)
  if (depth < DEPTH && inner.length) for (const [at, each] of inner) yield* valuesIn(each, at, depth + 1)
  else if (place.path) yield { path: place.path, value: inner.length ? '…' : '(empty)' }
}

function attributesIn(value: object, { path, isSecret }: Place): (readonly [Place, unknown])[] {
  const entries = Object.entries(value)
  // An operation of PATCH names its attribute in its path.
  const [, target] = entries.find(([name]) => name === 'path') ?? []
  const hides = isSecret || (typeof target === 'string' && SECRET.test(target))
  return entries.map(([name, each]) => {
    const at = { path: path ? `${path}.${name}` : name, name, isSecret: hides || SECRET.test(name) }
    return [at, each]
  })
}

function shown(value: unknown, { name, isSecret }: { name: string; isSecret: boolean }): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return MASK
  if (PLAIN.has(name) || isUuid(value) || /^(?:true|false|work|home|other)$/i.test(value)) return value
  if (name === 'path' || name === 'filter') return withoutValues(value)
  return isSecret ? MASK : masked(value)
}

/** A filter or a path, whose values are in quotes. */
function withoutValues(expression: string): string {
  const rest = expression.replace(QUOTED, quoted => `"${masked(quoted.slice(1, -1)).replace('@', ' at ')}"`)
  return rest.includes('@') ? masked(expression) : rest.replaceAll(' at ', '@')
}

function masked(raw: string): string {
  const text = clean(raw)
  const [, first, domain] = ADDRESS.exec(text) ?? []
  if (domain !== undefined) return `${first}${MASK}@${domain}`
  return [...text].length < 3 ? MASK : `${[...text][0]}${MASK}`
}

/** PostgreSQL stores no zero bytes, and half a character is not JSON. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()
const cut = (text: string, limit: number) => clean(clean(text).slice(0, limit))
