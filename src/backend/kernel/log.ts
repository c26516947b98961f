import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Fields that are secret whatever a contract says. */
const ALWAYS_SECRET = ['authorization', 'cookie', 'set-cookie', 'password', 'token']
const MAX_DEPTH = 6

/**
 * The log, as JSON lines. Whatever is logged under the name of a secret field is replaced, at any depth:
 * `secrets` are the names that the contracts mark `x-secret`.
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
      serializers: { err: pino.stdSerializers.err },
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
