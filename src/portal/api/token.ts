import { TOKEN_REFRESH_LEAD } from '#domain/constants.ts'
import { createToken } from '#generated/authorization/operations.ts'
import { takeEarlyToken } from './early-token.ts'
import { type ApiError, networkError } from './errors.ts'
import { send } from './send.ts'
import { setSessionHint } from './session-hint.ts'
import type { Data } from './types.ts'

export type AccessToken = Data<NonNullable<(typeof createToken)['type']>>

/**
 * The access token of this tab: in memory alone, never in storage or a URL. One tab refreshes for all, under
 * a lock of the browser, and tells the others (storefront-and-session §4).
 */
let current: AccessToken | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
// In a browser only: in the build that renders the pages an open channel would keep the process alive.
const channel = import.meta.env.SSR ? undefined : new BroadcastChannel('gatepost-session')
const LOCK = 'gatepost-token'
/** A longer wait makes a timer fire at once. */
const MAX_TIMEOUT = 2 ** 31 - 1

channel?.addEventListener('message', ({ data }: MessageEvent<{ token?: AccessToken; ended?: true }>) => {
  if (data.token) keep(data.token)
  if (data.ended) drop()
})

export function currentToken(): AccessToken | undefined {
  return current && Date.parse(current.expiration) > Date.now() ? current : undefined
}

/** Calls back when the session has ended, here or in another tab. Returns a function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A token for the person's session: the one at hand, else a new one by the cookie. Undefined when nobody is
 * signed in. Throws the failure of any other kind.
 */
export async function obtainToken(options: { fresh?: boolean } = {}): Promise<AccessToken | undefined> {
  const before = current
  if (!options.fresh && currentToken()) return current
  return withLock(async () => {
    // Another tab may have refreshed while this one waited for the lock.
    if (current !== before && currentToken()) return current
    const early = options.fresh ? undefined : takeEarlyToken()
    const answer = await send(createToken, {}, { fetch: early && (() => early) })
    if (answer.ok) {
      const token = answer.data as AccessToken
      keep(token)
      channel?.postMessage({ token })
      return token
    }
    // 401 and 403 while loading a token end the session; a network failure does not (§4, A20).
    if (answer.error.statusCode === 401 || answer.error.statusCode === 403) {
      endSession()
      return undefined
    }
    throw answer.error
  })
}

/** Forgets the session, in every tab. */
export function endSession(): void {
  channel?.postMessage({ ended: true })
  drop()
}

function keep(token: AccessToken): void {
  current = token
  setSessionHint(true)
  clearTimeout(timer)
  const wait = Date.parse(token.expiration) - Date.now() - TOKEN_REFRESH_LEAD
  timer = setTimeout(refresh, Math.min(Math.max(0, wait), MAX_TIMEOUT))
}

async function refresh(): Promise<void> {
  // A machine that slept past the end of the token has missed its moment (decision A2).
  if (!currentToken()) return endSession()
  try {
    await obtainToken({ fresh: true })
  } catch (error) {
    const lost = (error as ApiError).statusCode === networkError().statusCode
    if (!lost || !currentToken()) return endSession()
    timer = setTimeout(refresh, 10_000)
  }
}

function drop(): void {
  clearTimeout(timer)
  setSessionHint(false)
  // A stranger who asks for a token has no session that could end.
  const wasOpen = current !== undefined
  current = undefined
  if (wasOpen) for (const listener of listeners) listener()
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work()
  return navigator.locks.request(LOCK, work) as Promise<T>
}
