import type { CallbackKind } from '#domain/identity/callbacks.ts'
import { ApiError } from '#portal/api/errors.ts'
import { takeAttempt } from '#portal/api/session/login-attempt.ts'
import type { Session } from '#portal/api/session/session.ts'
import { callbackKindRules } from './callback-kinds.ts'
import { takeReturn } from './callback-return.ts'
import { type LoginErrorKind, loginErrorOf } from './login-error.ts'

/** The outcome of a redirected login. */
export type Outcome =
  | { is: 'signed-in'; session: Session }
  | { is: 'linked' }
  /** To be shown on the page that it started on. */
  | { is: 'to-tell'; error: LoginErrorKind }
  /** The person declined at the provider. */
  | { is: 'declined' }
  /** The response does not belong to this tab: an old address, a foreign one, or a second read. */
  | { is: 'unknown' }
  | { is: 'refused'; message: string; requestId: string | undefined }

let running: Promise<Outcome> | undefined

/**
 * Completes the login that returned to this page, once: concurrent calls share the result, and later calls
 * find nothing to complete.
 */
export function finishReturn(kind: CallbackKind, botPlace: HTMLElement): Promise<Outcome> {
  const params = takeReturn()
  if (params || !running)
    running = params ? finish(kind, params, botPlace) : Promise.resolve({ is: 'unknown' })
  return running
}

/** Clears the outcome after it was handled. */
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
  const { provider, isInvited = false, trialPlanId } = attempt
  try {
    const iss = params.get('iss') ?? undefined
    await rule.finish({ provider, code, state, iss, isInvited, trialPlanId }, botPlace)
    if (!rule.beginsSession) return { is: 'linked' }
    const { sessionOfLogin } = await import('#portal/api/session/session.ts')
    return { is: 'signed-in', session: await sessionOfLogin() }
  } catch (failure) {
    const known = loginErrorOf(failure, kind)
    if (known) return { is: 'to-tell', error: known }
    if (!(failure instanceof ApiError)) throw failure
    return { is: 'refused', message: failure.message, requestId: failure.requestId }
  }
}
