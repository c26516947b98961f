import { useRouter } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf, notesOf, toFormError } from '#portal/api/errors/errors.ts'
import type { Session } from '#portal/api/session/session.ts'
import { onLogout, takeSessionEnd } from '#portal/api/session/session-hint.ts'
import { ignoreMissingFile, preload } from '#portal/missing-file.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { useAction } from '#portal/ui/use-action.ts'

// Validation and submission load with the first key; the form itself shows at once.
const loadCalls = () => import('#portal/api/session/session.ts')
async function loadSchema() {
  preload(loadCalls)
  return (await import('#generated/identity/zod.ts')).zLogInBody
}
// The second step loads when the response requires it.
const loadCodeStep = () => import('./code-step.tsx')
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
      if (!isNamed(error, 'second-factor-required')) return
      await loadCodeStep()
      setProven(body)
    },
  })
  const error = isNamed(login.error, 'second-factor-required') ? null : login.error

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

// None of it is in the page's first load.
const loadPasskeys = () => import('#portal/api/session/passkeys.ts')
/** Milliseconds. A challenge is valid for five minutes, and people leave login pages open. */
const OFFER_AGAIN = 4 * 60_000

/** Logs in with a passkey: by the button, or by picking one in the field for the address. */
function PasskeyLogin({ onSession }: { onSession: (session: Session) => void | Promise<void> }) {
  const login = useAction({
    action: async () => (await loadPasskeys()).signInWithPasskey(),
    onDone: onSession,
  })
  useAutofill(onSession)
  return (
    <div className="mt-4 flex flex-col gap-4">
      {login.error && (
        <Alert tone="danger" reference={notesOf(login.error).reference}>
          {messageOf(login.error)}
        </Alert>
      )}
      <Button
        isWide
        size="lg"
        icon={<KeyRound className="size-4" />}
        pending={login.isPending}
        onClick={() => void login.run()}
      >
        Use a passkey
      </Button>
    </div>
  )
}

/** Starts when the page is idle, if the browser supports it. */
function useAutofill(onSession: (session: Session) => void | Promise<void>): void {
  const enter = useRef(onSession)
  useEffect(() => {
    enter.current = onSession
  })
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const offer = async () => {
      const canOffer = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
      if (!canOffer || isGone) return
      const { signInByAutofill, stopAutofill } = await loadPasskeys()
      stop = stopAutofill
      if (isGone) return
      const session = await signInByAutofill()
      if (session && !isGone) await enter.current(session)
    }
    // A rejection is not shown here, because the person has not requested anything yet.
    const quietly = () => void offer().catch(() => undefined)
    const first = setTimeout(quietly, 1000)
    const again = setInterval(quietly, OFFER_AGAIN)
    return () => {
      isGone = true
      clearTimeout(first)
      clearInterval(again)
      stop()
    }
  }, [])
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
