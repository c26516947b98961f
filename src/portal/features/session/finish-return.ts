import type { CallbackKind } from '#domain/identity/callbacks.ts'
import { ApiError } from '#portal/api/errors.ts'
import { takeAttempt } from '#portal/api/login-attempt.ts'
import type { Session } from '#portal/api/session.ts'
import { callbackKindRules } from './callback-kinds.ts'
import { takeReturn } from './callback-return.ts'
import { type LoginErrorKind, loginErrorOf } from './login-error.ts'

/** What came of a login elsewhere. */
export type Outcome =
  | { is: 'signed-in'; session: Session }
  | { is: 'linked' }
  /** To be told on the page that it began on. */
  | { is: 'to-tell'; error: LoginErrorKind }
  /** The person said no over there. */
  | { is: 'declined' }
  /** Nothing came back that this tab has asked for: an old address, a foreign one, or a second look. */
  | { is: 'unknown' }
  | { is: 'refused'; message: string; requestId: string | undefined }

let running: Promise<Outcome> | undefined

/**
 * Ends the login that came back to this page. Once: whoever asks again while it is under way gets the same
 * answer, and afterwards there is nothing left to end.
 */
export function finishReturn(kind: CallbackKind, botPlace: HTMLElement): Promise<Outcome> {
  const params = takeReturn()
  if (params || !running)
    running = params ? finish(kind, params, botPlace) : Promise.resolve({ is: 'unknown' })
  return running
}

/** Forgets the outcome, once somebody has acted on it. */
export function forgetReturn(): void {
  running = undefined
}

async function finish(kind: CallbackKind, params: URLSearchParams, botPlace: HTMLElement): Promise<Outcome> {
  const state = params.get('state')
  const attempt = takeAttempt(state, kind)
  if (!attempt || !state) return { is: 'unknown' }
  const error = params.get('error')
  if (error === 'access_denied') return { is: 'declined' }
  const code = params.get('code')
  if (error || !code) return { is: 'to-tell', error: 'upstream-failure' }
  const rule = callbackKindRules[kind]
  const { provider, isInvited = false } = attempt
  try {
    const iss = params.get('iss') ?? undefined
    await rule.finish({ provider, code, state, iss, isInvited }, botPlace)
    if (!rule.beginsSession) return { is: 'linked' }
    const { sessionOfLogin } = await import('#portal/api/session.ts')
    return { is: 'signed-in', session: await sessionOfLogin() }
  } catch (failure) {
    const told = loginErrorOf(failure, kind)
    if (told) return { is: 'to-tell', error: told }
    if (!(failure instanceof ApiError)) throw failure
    return { is: 'refused', message: failure.message, requestId: failure.requestId }
  }
}
