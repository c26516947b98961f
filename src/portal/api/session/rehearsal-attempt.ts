const KEY = 'gatepost-sso-rehearsal'

/** Tells the page that started a rehearsal that its window has come back. */
export const REHEARSAL_CHANNEL = 'sso-rehearsal'

/** The state of the rehearsal at an address of a provider. It is worth nothing without the cookie. */
export function stateOf(authUrl: string): string {
  const params = new URL(authUrl).searchParams
  return params.get('state') ?? params.get('RelayState') ?? ''
}

/** Remembers a rehearsal for its window. A window has its own session storage, so it is in that of the browser. */
export function rememberRehearsal(authUrl: string): void {
  try {
    localStorage.setItem(KEY, stateOf(authUrl))
  } catch {
    // Without storage the response can't be matched; the callback page says so.
  }
}

/** Whether a rehearsal in this browser has this state; once. */
export function takeRehearsal(state: string | null): boolean {
  try {
    if (!state || localStorage.getItem(KEY) !== state) return false
    localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
