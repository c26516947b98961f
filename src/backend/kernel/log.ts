import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger } from 'pino'

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
  const secret = new Set([...options.secrets, ...ALWAYS_SECRET])
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: fields => redact(fields, secret, 0) as Record<string, unknown> },
      serializers: { err: error => pino.stdSerializers.err(withoutValues(error)) },
    },
    options.destination ?? pino.destination({ fd: 1, sync: false }),
  )
}

function redact(value: unknown, secret: ReadonlySet<string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value
  if (depth > MAX_DEPTH) return '[too deep]'
  if (Array.isArray(value)) return value.map(entry => redact(entry, secret, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      secret.has(name.toLowerCase()) ? '[secret]' : redact(entry, secret, depth + 1),
    ]),
  )
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
