/**
 * The response that an operation of the mock gives: the status and name of an example, and a delay in
 * milliseconds. Without a wish, it returns the first success example immediately.
 */
export interface Wish {
  code?: number
  example?: string
  delay?: number
}

/** Wishes by operationId. */
export type Wishes = Record<string, Wish>

/** A browser's wishes are in a cookie of the mock, so that they apply to all calls of its pages. */
export const WISHES_COOKIE = 'mock-answers'
/** Milliseconds; long enough to see a page's loading state. */
const MAX_DELAY = 60_000

export function readWishes(cookies = ''): Wishes {
  const pair = cookies.split(/; */).find(part => part.startsWith(`${WISHES_COOKIE}=`))
  if (!pair) return {}
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(WISHES_COOKIE.length + 1)))
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([id, wish]) => [id, toWish(wish)]))
  } catch {
    // A foreign cookie of that name, or a truncated one of ours.
    return {}
  }
}

function toWish(value: unknown): Wish {
  const { code, example, delay } = (value ?? {}) as Record<string, unknown>
  return {
    ...(Number.isInteger(code) && { code: code as number }),
    ...(typeof example === 'string' && { example }),
    ...(typeof delay === 'number' && { delay: Math.min(Math.max(delay, 0), MAX_DELAY) }),
  }
}

export function writeWishes(wishes: Wishes): string {
  return `${WISHES_COOKIE}=${encodeURIComponent(JSON.stringify(wishes))}; Path=/; SameSite=Lax`
}

/** `Prefer: code=409, example=key-pending` */
export function readPreference(header = ''): Wish {
  const { code, example } = Object.fromEntries(
    header.split(',').map(part => part.trim().split('=') as [string, string]),
  )
  return { ...(code && { code: Number(code) }), ...(example && { example }) }
}
