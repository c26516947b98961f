import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { type LoginErrorKind, takeLoginError } from './login-error.ts'

// Few people come back with an error, and everyone loads the page that shows it.
const LoginErrorAlert = lazy(() => import('./login-error-alert.tsx'))

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
