import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger } from 'pino'
import { withoutCardNumbers } from '#domain/text/redacted.ts'
import { createLineWriter } from './log-lines.ts'

export type Log = Logger

/** Fields that are always secret. */
const ALWAYS_SECRET = ['authorization', 'cookie', 'set-cookie', 'password', 'token']
const MAX_DEPTH = 6

/**
 * The log, as JSON lines. Values under the name of a secret field are redacted at any depth; `secrets` are
 * the names that the contracts mark `x-secret`.
 */
export function createLog(options: {
  level: string
  secrets: ReadonlySet<string>
  destination?: DestinationStream
}): Log {
  const isSecret = createNames(new Set([...options.secrets, ...ALWAYS_SECRET]))
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: fields => redact(fields, isSecret, 0) as Record<string, unknown> },
      serializers: { err: error => pino.stdSerializers.err(withoutValues(error)) },
    },
    withoutCards(options.destination ?? createLineWriter()),
  )
}

/** Enough digits for a card number, with what people or JSON put between them. Few lines have as many. */
const MANY_DIGITS = /\d(?:(?:\\[nrt]|[\s./-]){0,2}\d){12}/

/** Takes numbers of cards out of each line, in whatever field, text or number they stand. */
function withoutCards(destination: DestinationStream): DestinationStream {
  return {
    write(line) {
      destination.write(MANY_DIGITS.test(line) ? `${JSON.stringify(safeValue(JSON.parse(line)))}\n` : line)
    },
  }
}

function safeValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutCardNumbers(value)
  if (typeof value === 'number') {
    const text = withoutCardNumbers(String(value))
    return text === String(value) ? value : text
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(safeValue)
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [withoutCardNumbers(name), safeValue(entry)]),
  )
}

type Names = (name: string) => boolean

/** Number of names whose response is known without making them lower case. */
const KNOWN = 1_000

function createNames(secret: ReadonlySet<string>): Names {
  const known = new Map<string, boolean>()
  return name => {
    const response = known.get(name)
    if (response !== undefined) return response
    const isSecret = secret.has(name.toLowerCase())
    if (known.size < KNOWN) known.set(name, isSecret)
    return isSecret
  }
}

function redact(value: unknown, isSecret: Names, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value
  if (depth > MAX_DEPTH) return '[too deep]'
  if (Array.isArray(value)) return value.map(entry => redact(entry, isSecret, depth + 1))
  if (isPlain(value, isSecret)) return value
  const safe: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(value))
    safe[name] = isSecret(name) ? '[secret]' : redact(entry, isSecret, depth + 1)
  return safe
}

/** Whether it has neither secret names nor anything to look into, as the line of each request. */
function isPlain(value: object, isSecret: Names): boolean {
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  for (const name in value) {
    const entry = (value as Record<string, unknown>)[name]
    if (isSecret(name) || (typeof entry === 'object' && entry !== null)) return false
  }
  return true
}

/** A failed query as an error with the query and its cause, without the values. */
function withoutValues(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error
  const { cause, query, stack = '' } = error
  const safe = new Error(`Failed query: ${query}`, { cause: causeWithoutValues(cause) })
  safe.stack = [safe.message, ...stack.split('\n').filter(line => /^ +at /.test(line))].join('\n')
  return safe
}

/** PostgreSQL repeats values in `detail` and `where`, and PGlite adds the query's parameters. */
function causeWithoutValues(cause: (Error & { code?: unknown; constraint?: unknown }) | undefined) {
  if (!cause) return undefined
  const { message, stack, code, constraint } = cause
  return Object.assign(new Error(message), { stack, code, constraint })
}
