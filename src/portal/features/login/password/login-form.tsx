import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ApiError, toFormError } from '#portal/api/errors/errors.ts'
import type { Session } from '#portal/api/session/session.ts'
import { onLogout, takeSessionEnd } from '#portal/api/session/session-hint.ts'
import { ignoreMissingFile, preload } from '#portal/missing-file.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { PasskeyLogin } from '../passkey/passkey-login.tsx'

// Validation and submission load with the first key; the form itself shows at once.
const loadCalls = () => import('#portal/api/session/session.ts')
async function loadSchema() {
  preload(loadCalls)
  return (await import('#generated/identity/zod.ts')).zLogInBody
}
// The second step loads when the response requires it.
const loadCodeStep = () => import('../second-factor/code-step.tsx')
const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }))

type Credentials = Parameters<Awaited<ReturnType<typeof loadCalls>>['signIn']>[0]

const isNamed = (error: unknown, name: string) => error instanceof ApiError && error.name === name

/** Logs in. `onSignedIn` runs when the session is in place, so that the next page finds it. */
export function LoginForm({
  address,
  onSignedIn,
}: {
  /** Filled in; may be empty. */
  address: string
  onSignedIn: (session: Session) => void | Promise<void>
}) {
  /** A correct password that still needs a code. */
  const [proven, setProven] = useState<Credentials | null>(null)
  const enter = async (session: Session) => {
    const [{ sessionQuery }, { queryClient }] = await Promise.all([
      loadCalls(),
      import('#portal/api/query-client.ts'),
    ])
    // Earlier data belongs to someone else, or to no one.
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, session)
    await onSignedIn(session)
  }
  const login = useAction({
    action: async (body: Credentials) => (await loadCalls()).signIn(body),
    onDone: enter,
    onFailed: async (error, body) => {
      if (!isNamed(error, 'code-required')) return
      await loadCodeStep()
      setProven(body)
    },
  })
  const error = isNamed(login.error, 'code-required') ? null : login.error

  if (proven)
    return (
      <Suspense>
        <CodeStep
          username={proven.username}
          onCode={code => void login.run({ ...proven, code })}
          onBack={() => {
            setProven(null)
            login.reset()
          }}
          pending={login.isPending}
          error={toFormError(error, ['code'])}
        />
      </Suspense>
    )
  return (
    <>
      <Form
        schema={loadSchema}
        defaultValues={{ username: address, password: '', code: '' }}
        onSubmit={body => void login.run(body)}
        error={toFormError(error, ['username', 'password'])}
        pending={login.isPending}
        submitLabel="Log In"
        isWide
      >
        {fields => (
          <>
            <fields.Text
              name="username"
              type="email"
              label="Email"
              // The last token makes browsers offer passkeys here.
              autoComplete="username webauthn"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <fields.Password name="password" label="Password" autoComplete="current-password" />
          </>
        )}
      </Form>
      <PasskeyLogin onSession={enter} />
    </>
  )
}

const loadDrafts = () => import('#portal/ui/form/drafts.ts')

/** Shows, once, that the session ended unexpectedly, until the page hears that a person has logged out. */
export function SessionEnded() {
  const router = useRouter()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!takeSessionEnd()) return
    setShown(true)
    return onLogout(() => {
      setShown(false)
      loadDrafts().then(({ clearDrafts }) => clearDrafts(), ignoreMissingFile)
      void router.navigate({ to: '/login', replace: true })
    })
  }, [router])
  if (!isShown) return null
  return (
    <div className="mb-5">
      <Alert tone="warning" title="Your session has ended">
        Log in to continue where you left off.
      </Alert>
    </div>
  )
}
