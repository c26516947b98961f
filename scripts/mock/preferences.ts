/**
 * The response that an operation of the mock gives: the status and name of an example, or with `dynamic` made-up values
 * within the schema, and a delay in milliseconds. Without a preference, it returns the first success example immediately.
 */
export interface Preference {
  code?: number
  example?: string
  dynamic?: boolean
  delay?: number
}

/** Preferences by operationId. */
export type Preferences = Record<string, Preference>

/** A browser's preferences are in a cookie of the mock, so that they apply to all calls of its pages. */
export const PREFERENCES_COOKIE = 'mock-answers'
/** Milliseconds; long enough to see a page's loading state. */
const MAX_DELAY = 60_000

export function readPreferences(cookies = ''): Preferences {
  const pair = cookies.split(/; */).find(part => part.startsWith(`${PREFERENCES_COOKIE}=`))
  if (!pair) return {}
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(PREFERENCES_COOKIE.length + 1)))
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([id, preference]) => [id, toPreference(preference)]))
  } catch {
    // A foreign cookie of that name, or a truncated one of ours.
    return {}
  }
}

function toPreference(value: unknown): Preference {
  const { code, example, delay } = (value ?? {}) as Record<string, unknown>
  return {
    ...(Number.isInteger(code) && { code: code as number }),
    ...(typeof example === 'string' && { example }),
    ...(typeof delay === 'number' && { delay: Math.min(Math.max(delay, 0), MAX_DELAY) }),
  }
}

export function writePreferences(preferences: Preferences): string {
  return `${PREFERENCES_COOKIE}=${encodeURIComponent(JSON.stringify(preferences))}; Path=/; SameSite=Lax`
}

/** `Prefer: code=409, example=key-pending`, or `Prefer: dynamic=true` */
export function readPreference(header = ''): Preference {
  const { code, example, dynamic } = Object.fromEntries(
    header.split(',').map(part => part.trim().split('=') as [string, string]),
  )
  return {
    ...(code && { code: Number(code) }),
    ...(example && { example }),
    ...(dynamic === 'true' && { dynamic: true }),
  }
}
