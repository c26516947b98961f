export const HINT = 'gatepost-session'
export const ONLY_ACCOUNT = 'gatepost-only-account'
/** What was looked for on the public site. It belongs to the person who uses this browser, until the logout. */
export const SEARCHES = 'gatepost-searches'
const ENDED = 'gatepost-session-ended'
const DESTINATION = 'gatepost-after-login'

/**
 * What this browser last knew about a session. It is no secret and only saves a call for visitors without
 * one. `leaving`: a person logged out, and the server has not confirmed it.
 */
type SessionHint = 'in' | 'leaving' | null

export function readSessionHint(): SessionHint {
  try {
    const hint = localStorage.getItem(HINT)
    return hint === 'in' || hint === 'leaving' ? hint : null
  } catch {
    // Storage can be blocked; then every page asks the server.
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
    if (hint === 'leaving') localStorage.removeItem(SEARCHES)
  } catch {
    // As above.
  }
}

/** The account of a person who has exactly one, for links on public pages, which call no service. */
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

/** Leaves a note for the login page that the session of this tab ended without a logout. */
export function noteSessionEnd(): void {
  keepForTab(ENDED, 'yes')
}

/** Whether there is a note; it is returned once. */
export function takeSessionEnd(): boolean {
  return takeFromTab(ENDED) === 'yes'
}

const logoutListeners = new Set<() => void>()

/** Removes the note: the session ended by a logout, which this tab heard of later than of the end. */
export function forgetSessionEnd(): void {
  takeFromTab(ENDED)
  for (const listener of logoutListeners) listener()
}

/** Calls back when a person has logged out, in any tab. Returns a function that stops it. */
export function onLogout(listener: () => void): () => void {
  logoutListeners.add(listener)
  return () => void logoutListeners.delete(listener)
}

/** Remembers for this tab where a login leads, across the pages of other sites along the way. */
export function rememberDestination(path: string): void {
  keepForTab(DESTINATION, path)
}

/** What was remembered, once. Storage is untrusted, so check it like an address. */
export function takeDestination(): string | null {
  return takeFromTab(DESTINATION)
}

function keepForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage can be blocked; then the tab remembers nothing.
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

/** The largest account number that the contracts allow. */
const LARGEST = 2_147_483_647

/**
 * The account number in an address or a form: digits only. Anything else that looks like a number is
 * undefined (storefront-and-session §5).
 */
export function readAccountId(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST ? id : undefined
}
