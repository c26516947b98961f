const KEY = 'gatepost-signed-in'

/** Whether a session was open when this browser last looked: no secret, just what spares strangers a call. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    // Storage can be blocked; then every page asks.
    return true
  }
}

export function setSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
