/**
 * Which answer an operation of the mock shall give: status and name of an example, and how many milliseconds
 * later. Without a wish it gives the first example of its success at once.
 */
export interface Wish {
  code?: number
  example?: string
  delay?: number
}

/** Wishes by operationId. */
export type Wishes = Record<string, Wish>

/** A browser's wishes are a cookie of the mock's, so that they hold for all calls of its pages. */
export const WISHES_COOKIE = 'mock-answers'
/** Milliseconds; long enough to look at a page that loads. */
const MAX_DELAY = 60_000

export function readWishes(cookies = ''): Wishes {
  const pair = cookies.split(/; */).find(part => part.startsWith(`${WISHES_COOKIE}=`))
  if (!pair) return {}
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(WISHES_COOKIE.length + 1)))
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([id, wish]) => [id, toWish(wish)]))
  } catch {
    // Somebody else's cookie of that name, or half of ours.
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
