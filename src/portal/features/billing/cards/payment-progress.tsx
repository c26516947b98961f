import { ApiError, notesOf } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import type { Attempt } from '../checkout/attempt-progress.ts'
import type { CheckoutEvent } from '../checkout/checkout-state.ts'

// Few payments are challenged.
const ChallengeDialog = lazyPart(async () => ({
  default: (await import('./challenge-dialog.tsx')).ChallengeDialog,
}))

/** Shows what has become of a payment, and what to do about it. What was typed and chosen stays. */
export function PaymentProgress({
  attempt,
  whileProcessing,
  onRetry,
}: {
  attempt: Attempt
  /** What the person can do while the bank needs more time. */
  whileProcessing: string
  onRetry: () => void
}) {
  if (attempt.is === 'processing')
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        Your bank is processing the payment. {whileProcessing}
      </p>
    )
  if (attempt.is === 'unknown')
    return (
      <Alert
        tone="warning"
        title="Waiting for your bank’s response"
        reference={notesOf(attempt.error).reference}
        action={
          <Button size="sm" onClick={onRetry}>
            Check again
          </Button>
        }
      >
        Your order is placed, and we’re confirming the payment. You can wait here or come back later. You
        won’t be charged twice.
      </Alert>
    )
  if (attempt.is !== 'failed') return null
  const { title, advice, isExplained } = failureText(attempt.error)
  return (
    <Alert tone="danger" title={title} reference={isExplained ? undefined : notesOf(attempt.error).reference}>
      You weren’t charged. {advice}
    </Alert>
  )
}

/** Where the person confirms the payment for the bank, if it asks. */
export function PaymentChallenge({
  attempt,
  send,
}: {
  attempt: Attempt
  send: (event: CheckoutEvent) => void
}) {
  if (attempt.is !== 'challenge') return null
  return (
    <LazyBoundary fallback={<Spinner />}>
      <ChallengeDialog
        challenge={attempt.challenge}
        onFinished={() => send({ is: 'challenge-finished', key: crypto.randomUUID() })}
        onClose={() => send({ is: 'challenge-closed' })}
      />
    </LazyBoundary>
  )
}

const EXPIRED = { title: 'Your card has expired', advice: 'Use another card.' }

/** Failures by name: declines of the bank, and a card that is no longer there. */
const FAILURES: Readonly<Record<string, { title: string; advice: string }>> = {
  'card-declined': {
    title: 'Your card was declined',
    advice: 'Use another card, or ask your bank why and try again.',
  },
  'insufficient-funds': {
    title: 'Your card has insufficient funds',
    advice: 'Use another card, or add funds and try again.',
  },
  'expired-card': EXPIRED,
  'card-expired': EXPIRED,
  'authentication-failed': {
    title: 'Your bank couldn’t verify you',
    advice: 'Try again, or use another card.',
  },
  'not-found': { title: 'This card was deleted', advice: 'Choose another card.' },
}

/** Why a payment failed and what to do about it, after “You weren’t charged”. */
function failureText(error: Error): { title: string; advice: string; isExplained: boolean } {
  const failure = error instanceof ApiError ? FAILURES[error.name] : undefined
  return failure
    ? { ...failure, isExplained: true }
    : { title: 'The payment failed', advice: error.message, isExplained: false }
}
