import {
  compareWithSchema,
  escapeSegment,
  type Root,
  resolve,
  type Schema,
  type SchemaDrift,
} from './schema-drift.ts'

/** Milliseconds after which a response counts as slow. */
export const SLOW_AFTER = 1_000

/**
 * A response as it was received or sent. Pointers of its drift see it as one document:
 * `{ status, headers, time, body }`.
 */
export interface SeenResponse {
  status: number
  /** The Content-Type, undefined without one. */
  type: string | undefined
  /** The names of all headers, in any case. */
  headers: readonly string[]
  /** What the body says: nothing, text that may be JSON, or bytes that only have a media type. */
  body: { text: string } | 'bytes' | undefined
  /** How long it took, in milliseconds. */
  time: number
}

export interface Drift extends SchemaDrift {
  status: number
  /** Whether only the time is wrong, which depends on the machine too. */
  isSlow: boolean
}

interface DeclaredResponse {
  $ref?: string
  headers?: Record<string, { $ref?: string; required?: boolean }>
  content?: Record<string, { schema?: Schema }>
}

/** What of an operation is compared. */
export interface DeclaredOperation {
  responses: Record<string, object>
}

/** Every response of the server has these, whatever the operation. */
const EVERYWHERE = new Set(['x-request-id', 'x-release', 'x-content-type-options'])

/** Where a response differs from what its operation declares. It throws nothing that a response could cause. */
export function compareResponse(root: Root, { responses }: DeclaredOperation, seen: SeenResponse): Drift[] {
  const { status } = seen
  const declared: DeclaredResponse | undefined = responses[String(status)]
  const found = declared
    ? compareDeclared(root, resolve(root, declared), seen)
    : [{ pointer: '/status', expected: Object.keys(responses).join(', '), found: String(status) }]
  const slow =
    seen.time > SLOW_AFTER
      ? [{ pointer: '/time', expected: `at most ${SLOW_AFTER} ms`, found: 'slower' }]
      : []
  return [
    ...found.map(each => ({ ...each, status, isSlow: false })),
    ...slow.map(each => ({ ...each, status, isSlow: true })),
  ]
}

function compareDeclared(root: Root, declared: DeclaredResponse, seen: SeenResponse): SchemaDrift[] {
  return [...compareHeaders(root, declared, seen), ...compareContent(root, declared, seen)]
}

function compareHeaders(root: Root, { headers = {} }: DeclaredResponse, seen: SeenResponse): SchemaDrift[] {
  const sent = new Set(seen.headers.map(name => name.toLowerCase()))
  const known = new Set(Object.keys(headers).map(name => name.toLowerCase()))
  const at = (name: string) => `/headers/${escapeSegment(name.toLowerCase())}`
  const extra = [...sent].filter(name => name.startsWith('x-') && !known.has(name) && !EVERYWHERE.has(name))
  const missing = Object.entries(headers).filter(
    ([name, header]) => resolve(root, header).required && !sent.has(name.toLowerCase()),
  )
  return [
    ...extra.map(name => ({ pointer: at(name), expected: 'no such header', found: 'header' })),
    ...missing.map(([name]) => ({ pointer: at(name), expected: 'header', found: 'missing' })),
  ]
}

function compareContent(
  root: Root,
  { content }: DeclaredResponse,
  { body, type }: SeenResponse,
): SchemaDrift[] {
  if (!content || !Object.keys(content).length)
    return body === undefined ? [] : [{ pointer: '/body', expected: 'no body', found: 'body' }]
  const types = Object.keys(content).join(' or ')
  if (body === undefined) return [{ pointer: '/body', expected: types, found: 'missing' }]
  const media = type?.split(';')[0]?.trim().toLowerCase()
  const schema = media === undefined ? undefined : content[media]
  if (!media || !schema)
    return [{ pointer: '/headers/content-type', expected: types, found: media ?? 'missing' }]
  if (body === 'bytes' || !schema.schema || !/[/+]json$/.test(media)) return []
  const read = parse(body.text)
  if (!read) return [{ pointer: '/body', expected: 'JSON', found: 'text' }]
  return compareWithSchema(root, schema.schema, read.value, '/body')
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
