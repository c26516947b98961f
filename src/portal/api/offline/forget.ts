/** The cache with the data of an account begins with it; who acts, where and with which access follows. */
export const ACCOUNT_DATA = 'gatepost-account'

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
