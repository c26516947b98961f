import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallbackKind } from '#domain/identity/callbacks.ts'
import type { Session } from '#portal/api/session/session.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Spinner } from '#portal/ui/feedback/spinner.tsx'
import { callbackKindRules } from './callback-kinds.ts'
import { finishReturn, forgetReturn, type Outcome } from './finish-return.ts'
import { storeLoginError } from './login-error.ts'

type Page = '/login' | '/signup' | '/account/profile/security'

/** Links from the route. */
export interface CallbackWays {
  onSignedIn(session: Session): void | Promise<void>
  /** The login is added to the person who is signed in. */
  onLinked(): void | Promise<void>
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
        <Alert title={`${what} was not completed`}>
          You canceled it at the other service. Nothing has changed.
        </Alert>
      )}
      {outcome.is === 'unknown' && (
        <Alert tone="warning" title={`${what} can’t be completed`}>
          It was started in another browser, already used, or expired. Nothing has changed.
        </Alert>
      )}
      {outcome.is === 'refused' && (
        <Alert tone="danger" title={`${what} was not completed`} reference={outcome.requestId}>
          {outcome.message}
        </Alert>
      )}
      {ways.startAgain(from)}
    </div>
  )
}
