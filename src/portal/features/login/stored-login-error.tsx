import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { type LoginErrorKind, takeLoginError } from './login-error.ts'

// Few people come back with an error, and everyone loads the page that shows it.
const LoginErrorAlert = lazy(() => import('./login-error-alert.tsx').catch(() => ({ default: PlainError })))

/** Without the file that knows the reasons. */
function PlainError(_: { kind: LoginErrorKind }) {
  return <p role="alert">The login wasn’t completed. Reload the page and try again.</p>
}

/** Shows, once, why a redirected login led back here. */
export function StoredLoginError() {
  const [kind, setKind] = useState<LoginErrorKind>()
  useLayoutEffect(() => {
    const taken = takeLoginError()
    if (taken) setKind(taken)
  }, [])
  if (!kind) return null
  return (
    <Suspense>
      <LoginErrorAlert kind={kind} />
    </Suspense>
  )
}
