import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import type { Session } from '#portal/api/session/session.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useAction } from '#portal/ui/use-action.ts'

// None of it is in the page's first load.
const loadPasskeys = () => import('#portal/api/session/passkeys.ts')
/** Milliseconds. A challenge is valid for five minutes, and people leave login pages open. */
const OFFER_AGAIN = 4 * 60_000

/** Logs in with a passkey: by the button, or by picking one in the field for the address. */
export function PasskeyLogin({ onSession }: { onSession: (session: Session) => void | Promise<void> }) {
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
