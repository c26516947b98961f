import { useEffect, useEffectEvent, useState } from 'react'
import type { Challenge } from '#generated/payment/types.ts'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton, Spinner } from '#portal/ui/feedback/loading.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { VendorFrame } from './vendor-frame.tsx'

/** The challenge of a payment in a dialog. Closing it leaves the payment open, and nothing charged. */
export function ChallengeDialog({
  challenge,
  onFinished,
  onClose,
}: {
  challenge: Challenge
  onFinished: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title="Confirm the payment"
      description="Your bank needs to verify it’s you. You won’t be charged until you confirm."
    >
      <ChallengeFrame challenge={challenge} onFinished={onFinished} />
    </Dialog>
  )
}

/**
 * Where a person confirms a payment for the bank (3-D Secure). `onFinished` only says that the challenge is
 * over: `processPayment` then says what came of it.
 */
function ChallengeFrame({
  challenge: { frame_url: url, client_secret: secret, publishable_key: key },
  onFinished,
}: {
  challenge: Challenge
  onFinished: () => void
}) {
  if (url) return <FrameChallenge key={url} url={url} onFinished={onFinished} />
  return (
    <StripeChallenge
      key={secret}
      clientSecret={secret ?? ''}
      publishableKey={key ?? ''}
      onFinished={onFinished}
    />
  )
}

function FrameChallenge({ url, onFinished }: { url: string; onFinished: () => void }) {
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading')
  const [attempt, setAttempt] = useState(0)
  if (state === 'missing')
    return (
      <Missing
        onRetry={() => {
          setState('loading')
          setAttempt(attempt + 1)
        }}
      />
    )
  return (
    <>
      {state === 'loading' && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading your bank’s page…
          </p>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      <VendorFrame
        key={attempt}
        url={url}
        title="Confirm the payment"
        isHidden={state === 'loading'}
        onMessage={({ type }) => {
          if (type === 'ready') setState('there')
          if (type === 'finished') onFinished()
        }}
        onMissing={() => setState('missing')}
      />
    </>
  )
}

/** The vendor's script opens a window of its own above the page. */
function StripeChallenge({
  clientSecret,
  publishableKey,
  onFinished,
}: {
  clientSecret: string
  publishableKey: string
  onFinished: () => void
}) {
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const finish = useEffectEvent(onFinished)
  useEffect(() => {
    let isOver = false
    const over = (action: () => void) => {
      if (!isOver) action()
    }
    import('./stripe.ts')
      .then(({ confirmPayment }) => confirmPayment({ clientSecret, publishableKey, attempt }))
      .then(() => over(finish))
      .catch(() => over(() => setMissing(true)))
    return () => {
      isOver = true
    }
  }, [clientSecret, publishableKey, attempt])
  if (isMissing)
    return (
      <Missing
        onRetry={() => {
          setMissing(false)
          setAttempt(attempt + 1)
        }}
      />
    )
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner />
      Your bank asks you to confirm the payment.
    </p>
  )
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Your bank’s page couldn’t be loaded"
      reason="You haven’t been charged. Check your connection and try again."
      onRetry={onRetry}
    />
  )
}
