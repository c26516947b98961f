import type { KnownSession } from '../session/tabs.ts'

/** The cache with the data of an account begins with it; who acts, where and with which access follows. */
export const ACCOUNT_DATA = 'gatepost-account'

/** Where the session is, among the entries of a cache. No page has these addresses. */
export const SESSION_ENTRY = '/kept/session'

/** Who is logged in, without anything that a call could be made with. */
export interface KeptSession {
  session: KnownSession
  /** When the server last responded in its name, in ms. */
  at: number
}

/** What a read has returned. */
export interface KeptData {
  key: readonly [service: string, id: string, input: unknown]
  data: unknown
  /** When it was read, in ms. */
  at: number
}

/**
 * Deletes what this browser keeps for when it is offline; with a scope, only the data of all others. A cache that is open
 * in another tab is deleted as well: what that tab still writes is in none.
 */
export function forgetKept(scope?: string): void {
  // Browsers have caches only on secure origins.
  globalThis.caches?.keys().then(
    names => {
      for (const name of names)
        if (!scope || (name.startsWith(ACCOUNT_DATA) && name !== `${ACCOUNT_DATA} ${scope}`))
          void caches.delete(name)
    },
    // Storage is blocked, so nothing is kept.
    () => {},
  )
}
