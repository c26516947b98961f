import type { CallbackKind } from '#domain/identity/callbacks.ts'
import { ApiError } from '#portal/api/errors/errors.ts'

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

/** What to show for a failure; undefined if the callback page shows it itself. */
export function loginErrorOf(error: unknown, kind: CallbackKind): LoginErrorKind | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.statusCode === 429) return 'too-many-requests'
  if (error.statusCode >= 500) return 'upstream-failure'
  // When adding a login, both failures look the same; at sign-up, the person sees that it is registered
  // (decision A8).
  const isAdding = kind === 'add-login' || kind === 'associate'
  if (error.name === 'provider-login-taken' && isAdding) return 'login-already-exists'
  return isKind(error.name) ? error.name : undefined
}

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
    return isKind(kind) ? kind : undefined
  } catch {
    return undefined
  }
}

function isKind(name: string | null): name is LoginErrorKind {
  return name !== null && kinds.includes(name)
}
