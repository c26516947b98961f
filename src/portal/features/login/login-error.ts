/** Failures of a redirected login that are shown on the page it leads back to (storefront-and-session §8). */
export type LoginErrorKind =
  | 'no-account-linked'
  | 'upstream-failure'
  | 'provider-login-taken'
  | 'login-already-exists'
  | 'too-many-requests'

const KEY = 'gatepost-login-error'
const kinds: readonly string[] = [
  'no-account-linked',
  'upstream-failure',
  'provider-login-taken',
  'login-already-exists',
  'too-many-requests',
] satisfies LoginErrorKind[]

/** Keeps only the kind, for the next page of this tab. */
export function storeLoginError(kind: LoginErrorKind): void {
  try {
    sessionStorage.setItem(KEY, kind)
  } catch {
    // Without storage it is not shown; the next page works all the same.
  }
}

/** Returns what was kept, once. Storage can contain anything, so only known kinds count. */
export function takeLoginError(): LoginErrorKind | undefined {
  try {
    const kind = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return isLoginErrorKind(kind) ? kind : undefined
  } catch {
    return undefined
  }
}

export function isLoginErrorKind(name: string | null): name is LoginErrorKind {
  return name !== null && kinds.includes(name)
}
