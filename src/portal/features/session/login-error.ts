import type { CallbackKind } from '#domain/identity/callbacks.ts'
import { ApiError } from '#portal/api/errors.ts'

/** The failures of a login elsewhere that are told on the page it leads back to (storefront-and-session §8). */
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

/** What is to be told of a failure; undefined for one that the callback page tells itself. */
export function loginErrorOf(error: unknown, kind: CallbackKind): LoginErrorKind | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.statusCode === 429) return 'too-many-requests'
  if (error.statusCode >= 500) return 'upstream-failure'
  // Who adds a login is told the same, whoever has it; who signs up learns that it is registered (decision A8).
  const isAdding = kind === 'add-login' || kind === 'associate'
  if (error.name === 'provider-login-taken' && isAdding) return 'login-already-exists'
  return isKind(error.name) ? error.name : undefined
}

/** Keeps the kind, and nothing else, for the next page of this tab. */
export function storeLoginError(kind: LoginErrorKind): void {
  try {
    sessionStorage.setItem(KEY, kind)
  } catch {
    // Without storage it stays untold; the page that it leads to works all the same.
  }
}

/** What was kept, once. It was in storage, so anything else than a kind counts as nothing. */
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
