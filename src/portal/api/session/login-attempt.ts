import type { CallbackKind } from '#domain/identity/callbacks.ts'

const KEY = 'gatepost-login-attempt'

/** A login that this tab redirected to another service. */
export interface LoginAttempt {
  kind: CallbackKind
  /** The provider's key; for single sign-on, the organization's name. */
  provider: string
  /** For a sign-up: whether the person joins an existing account. */
  isInvited?: boolean
  /** For a sign-up: the plan of the free trial that the account opens with. */
  trialPlanId?: number
}

/**
 * Remembers what the response is for, across the pages of the other service. The state identifies the login;
 * it is worth nothing without the cookie.
 */
export function rememberAttempt(authUrl: string, attempt: LoginAttempt): void {
  const params = new URL(authUrl).searchParams
  const state = params.get('state') ?? params.get('RelayState')
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...attempt, state, startedAt: Date.now() }))
  } catch {
    // Without storage the response can't be matched; the callback page says so.
  }
}

/**
 * Whether a login to this organization left this tab moments ago and has not returned to the callback page: the provider
 * sent the browser back to the start.
 */
export function hasJustLeft(organization: string): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      | (LoginAttempt & { startedAt?: number })
      | null
    const isSame = kept?.kind === 'sso' && kept.provider === organization
    return isSame && Date.now() - (kept.startedAt ?? 0) < LOOP_TIME
  } catch {
    return false
  }
}

/** Milliseconds until a browser is back from a provider that has a session, and shows no login. */
const LOOP_TIME = 15_000

/** The login that returned to this kind of page with this state, once. Undefined for any other. */
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
