import { SESSION_IDLE_LIFETIME } from '#generated/durations.ts'
import { noteConnection } from '../connection.ts'
import { queryClient } from '../query-client.ts'
import { type Session, sessionQuery, toSession } from '../session/session.ts'
import { readSessionHint } from '../session/session-hint.ts'
import { currentToken, endSession, isRestored, obtainToken, setRestored } from '../session/token.ts'
import { ACCOUNT_DATA, type KeptData, type KeptSession, SESSION_ENTRY } from './account-data.ts'

/** Milliseconds between attempts to reach the server, as of a page that has lost it (decision A21). */
const RETRY_AFTER = 10_000

/**
 * The session of the last visit with what its pages have read, for a page of the account that can't reach the server:
 * undefined if this browser keeps none. Nothing is sent in its name until the server has confirmed it. It lasts no
 * longer than the session of someone who doesn't use it.
 */
export async function restoreSession(): Promise<Session | undefined> {
  if (!/^\/account(\/|$)/.test(location.pathname)) return undefined
  const kept = await readKept().catch(() => undefined)
  // Another tab may have logged out, or have brought a token, in the meantime.
  if (!kept || readSessionHint() !== 'in' || currentToken()) return undefined
  for (const { key, data, at } of kept.data) {
    // Until the page is closed, and not only as long as it shows them.
    queryClient.getQueryCache().build(queryClient, { queryKey: key, gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(key, data, { updatedAt: at })
  }
  const { session, at } = kept.session
  setRestored(session)
  queryClient.setQueryData(sessionQuery.queryKey, toSession(session))
  noteConnection({ isAway: true })
  untilConfirmed(at)
  return toSession(session)
}

async function readKept(): Promise<{ session: KeptSession; data: KeptData[] } | undefined> {
  const name = (await caches.keys()).find(each => each.startsWith(ACCOUNT_DATA))
  if (!name) return undefined
  const cache = await caches.open(name)
  const session: KeptSession | undefined = await (await cache.match(SESSION_ENTRY))?.json()
  if (!session || isOver(session.at)) {
    await caches.delete(name)
    return undefined
  }
  const entries = await Promise.all((await cache.matchAll()).map(entry => entry.json()))
  return { session, data: entries.filter(({ key, at }) => key && !isOver(at)) }
}

const isOver = (at: number) => Math.abs(Date.now() - at) > SESSION_IDLE_LIFETIME

/** Asks the server now and then, and at once when the network is back, until it has confirmed the session or ended it. */
function untilConfirmed(at: number): void {
  const attempt = async () => {
    if (isRestored() && isOver(at)) endSession()
    const token = isRestored() ? await obtainToken({ fresh: true }).catch(() => undefined) : currentToken()
    if (isRestored()) return
    clearInterval(timer)
    removeEventListener('online', attempt)
    noteConnection({ isAway: false, isChangeRejected: false })
    // The page has been told that the session has ended.
    if (!token) return
    queryClient.setQueryData(sessionQuery.queryKey, toSession(token))
    await queryClient.invalidateQueries()
  }
  const timer = setInterval(attempt, RETRY_AFTER)
  addEventListener('online', attempt)
}
