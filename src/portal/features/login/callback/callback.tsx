import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type CallbackKind, TOO_MANY_REQUESTS } from '#domain/identity/callbacks.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { takeAttempt } from '#portal/api/session/login-attempt.ts'
import { takeLoginReturn } from '#portal/api/session/login-return.ts'
import { takeRehearsal } from '#portal/api/session/rehearsal-attempt.ts'
import type { Session } from '#portal/api/session/session.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { type LoginErrorKind, storeLoginError } from '../login-error.ts'
import { callbackKindRules, loginErrorOf } from './callback-kinds.ts'

type Page = '/login' | '/signup' | '/account/profile/security'

/** Links from the route. */
export interface CallbackWays {
  onSignedIn(session: Session): void | Promise<void>
  /** The login is added to the person who is logged in. */
  onLinked(): void | Promise<void>
  /** A rehearsal is over; its outcome is on the page that started it. */
  onRehearsed(): void
  /** Back to the starting page, which explains the failure. */
  onFailed(page: Page): void | Promise<void>
  startAgain: (page: Page) => ReactNode
}

/** The callback page: it completes the login and redirects, or explains the failure. */
export function Callback({ kind, ways }: { kind: CallbackKind; ways: CallbackWays }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [failure, setFailure] = useState<unknown>()
  const botPlace = useRef<HTMLDivElement>(null)
  const { from, what } = callbackKindRules[kind]
  useEffect(() => {
    if (!botPlace.current) return
    let isGone = false
    finishReturn(kind, botPlace.current).then(async found => {
      if (isGone) return
      forgetReturn()
      if (found.is === 'signed-in') return ways.onSignedIn(found.session)
      if (found.is === 'linked') return ways.onLinked()
      if (found.is === 'rehearsed') return ways.onRehearsed()
      if (found.is !== 'to-tell') return setOutcome(found)
      storeLoginError(found.error)
      return ways.onFailed(from)
    }, setFailure)
    return () => {
      isGone = true
    }
  }, [kind, ways, from])

  if (failure) throw failure
  if (!outcome)
    return (
      <div className="flex flex-col gap-5">
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> One moment…
        </p>
        <div ref={botPlace} className="empty:hidden" />
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-5">
      {outcome.is === 'declined' && (
        <Alert title={`${what} wasn’t completed`}>
          You canceled it at the other service. Nothing has changed.
        </Alert>
      )}
      {outcome.is === 'unknown' && (
        <Alert tone="warning" title={`${what} can’t be completed`}>
          It was started in another browser, already used, or expired. Nothing has changed.
        </Alert>
      )}
      {outcome.is === 'rejected' && (
        <Alert tone="danger" title={`${what} wasn’t completed`} reference={outcome.requestId}>
          {outcome.message}
        </Alert>
      )}
      {ways.startAgain(from)}
    </div>
  )
}

/** The outcome of a redirected login. */
type Outcome =
  | { is: 'signed-in'; session: Session }
  | { is: 'linked' }
  /** To be shown on the page that it started on. */
  | { is: 'to-tell'; error: LoginErrorKind }
  /** A rehearsal of single sign-on, which changes nothing. */
  | { is: 'rehearsed' }
  /** The person declined at the provider. */
  | { is: 'declined' }
  /** The response does not belong to this tab: an old address, a foreign one, or a second read. */
  | { is: 'unknown' }
  | { is: 'rejected'; message: string; requestId: string | undefined }

let running: Promise<Outcome> | undefined

/**
 * Completes the login that returned to this page, once: concurrent calls share the result, and later calls
 * find nothing to complete.
 */
function finishReturn(kind: CallbackKind, botPlace: HTMLElement): Promise<Outcome> {
  const params = takeLoginReturn()
  if (params || !running)
    running = params ? finish(kind, params, botPlace) : Promise.resolve({ is: 'unknown' })
  return running
}

/** Clears the outcome after it was handled. */
function forgetReturn(): void {
  running = undefined
}

async function finish(kind: CallbackKind, params: URLSearchParams, botPlace: HTMLElement): Promise<Outcome> {
  const state = params.get('state')
  if (kind === 'sso' && takeRehearsal(state)) return finishRehearsal(params)
  const attempt = takeAttempt(state, kind)
  if (!attempt || !state) return { is: 'unknown' }
  const error = params.get('error')
  if (error === TOO_MANY_REQUESTS) return { is: 'to-tell', error: 'too-many-requests' }
  if (error && kind === 'sso') {
    const report = await import('../single-sign-on/report-sso-error.ts').catch(() => undefined)
    await report?.reportSsoError(attempt.provider, params)
  }
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
    return { is: 'rejected', message: failure.message, requestId: failure.requestId }
  }
}

/** Sends in what came back from a rehearsal, also if it is an error: that is an outcome too. */
async function finishRehearsal(params: URLSearchParams): Promise<Outcome> {
  const { completeRehearsal } = await import('../single-sign-on/complete-rehearsal.ts')
  try {
    await completeRehearsal(params)
    return { is: 'rehearsed' }
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    return { is: 'rejected', message: failure.message, requestId: failure.requestId }
  }
}
