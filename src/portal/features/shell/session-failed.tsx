import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { accountErrors, UNKNOWN_PAGE } from '#portal/api/errors/account-errors.ts'
import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { helpPath } from '#portal/api/help.ts'
import { signOut } from '#portal/api/session/session.ts'
import { Button } from '#portal/ui/button.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { CrashPage } from '#portal/ui/page/crash-page.tsx'
import { Logo } from '#portal/ui/page/logo.tsx'

/**
 * Replaces the account page when the call for the logged-in person and their permissions failed
 * (account-portal §6). A page that broke for any other reason shows the apology page.
 */
export function SessionFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const retry = useCallback(async () => {
    setPending(true)
    await router.invalidate()
    reset()
    setPending(false)
  }, [router, reset])
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  if (!(error instanceof ApiError)) return <CrashPage error={error} onRetry={retry} />
  async function leave() {
    // It ends here at once, also when the server cannot be reached.
    await signOut()
    await router.navigate({ to: '/login' })
  }
  return (
    <div className="flex min-h-dvh flex-col text-sm">
      <header className="flex h-14 items-center px-4 sm:px-6">
        <Logo />
      </header>
      <main id="main" className="grid flex-1 place-items-center pb-14">
        <title>{accountErrors['permissions-not-loaded']}</title>
        <ErrorState
          title={accountErrors['permissions-not-loaded']}
          reason={error.name === 'internal-error' ? UNKNOWN_PAGE : messageOf(error)}
          {...notesOf(error)}
          help={helpPath('permissions-not-loaded')}
          pending={isPending}
          onRetry={retry}
          action={
            <Button variant="ghost" onClick={() => void leave()}>
              Log Out
            </Button>
          }
        />
      </main>
    </div>
  )
}
