import type { CallbackKind } from '#domain/identity/callbacks.ts'

const KEY = 'gatepost-login-attempt'

/** A login that this tab sent elsewhere. */
export interface LoginAttempt {
  kind: CallbackKind
  /** The provider's key; for single sign-on the organization's name. */
  provider: string
  /** Of a sign-up: whether it is of somebody who joins another's account. */
  isInvited?: boolean
}

/**
 * Remembers, across the pages of the other service, what its answer is for. The state tells one login from
 * another; it is worth nothing without the cookie.
 */
export function rememberAttempt(authUrl: string, attempt: LoginAttempt): void {
  const params = new URL(authUrl).searchParams
  const state = params.get('state') ?? params.get('RelayState')
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...attempt, state }))
  } catch {
    // Without storage the answer can't be understood; the callback page says so.
  }
}

/** The login that came back with this state to the page of this kind, once. Undefined for any other. */
export function takeAttempt(state: string | null, kind: CallbackKind): LoginAttempt | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      | (LoginAttempt & { state: string })
      | null
    sessionStorage.removeItem(KEY)
    return kept && state && kept.state === state && kept.kind === kind ? kept : undefined
  } catch {
    return undefined
  }
}
