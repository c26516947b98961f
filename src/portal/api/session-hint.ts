import { readAccountId } from './account-id.ts'

export const HINT = 'gatepost-session'
export const ONLY_ACCOUNT = 'gatepost-only-account'
const ENDED = 'gatepost-session-ended'
const DESTINATION = 'gatepost-after-login'

/**
 * What this browser last knew of a session: no secret, just what spares strangers a call. `leaving`: somebody
 * logged out, and the server has not confirmed it.
 */
export type SessionHint = 'in' | 'leaving' | null

export function readSessionHint(): SessionHint {
  try {
    const hint = localStorage.getItem(HINT)
    return hint === 'in' || hint === 'leaving' ? hint : null
  } catch {
    // Storage can be blocked; then every page asks.
    return 'in'
  }
}

export function setSessionHint(hint: SessionHint): void {
  try {
    if (hint) localStorage.setItem(HINT, hint)
    else {
      localStorage.removeItem(HINT)
      localStorage.removeItem(ONLY_ACCOUNT)
    }
  } catch {
    // As above.
  }
}

/** The account of a person who has exactly one, for links of public pages, which ask no service. */
export function readOnlyAccount(): number | undefined {
  try {
    return readAccountId(localStorage.getItem(ONLY_ACCOUNT))
  } catch {
    return undefined
  }
}

export function noteOnlyAccount(accountId: number | undefined): void {
  try {
    if (accountId === undefined) localStorage.removeItem(ONLY_ACCOUNT)
    else localStorage.setItem(ONLY_ACCOUNT, String(accountId))
  } catch {
    // As above.
  }
}

/** Calls back when another tab logs in or out. Returns a function that stops it. */
export function onSessionHint(listener: (hint: SessionHint) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === HINT) listener(readSessionHint())
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Leaves word for the login page that the session of this tab ended without anybody logging out. */
export function noteSessionEnd(): void {
  keepForTab(ENDED, 'yes')
}

/** Whether there is such word; it is given once. */
export function takeSessionEnd(): boolean {
  return takeFromTab(ENDED) === 'yes'
}

/** Remembers for this tab where a login is to lead, across the pages of other sites that it may take. */
export function rememberDestination(path: string): void {
  keepForTab(DESTINATION, path)
}

/** What was remembered, once. It was in storage, so it is to be checked as if it came in the address. */
export function takeDestination(): string | null {
  return takeFromTab(DESTINATION)
}

function keepForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage can be blocked; then the tab has no memory.
  }
}

function takeFromTab(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return value
  } catch {
    return null
  }
}
