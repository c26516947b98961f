import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { FailureNotes } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'

/**
 * Shown in place of content that could not be loaded: the reason, Retry, an explanation, and the id to quote.
 */
export function ErrorState({
  title = 'This couldn’t be loaded',
  reason,
  onRetry,
  pending = false,
  reference,
  help,
  retryAt,
  action,
}: {
  title?: string
  reason: ReactNode
  onRetry?: () => void
  pending?: boolean
  reference?: string | undefined
  /** Page that explains this failure. */
  help?: string | undefined
  /** Time before which another attempt is rejected, in milliseconds. */
  retryAt?: number | undefined
  action?: ReactNode
}) {
  const seconds = useCountdown(retryAt)
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-14 text-center">
      <div className="flex max-w-md flex-col gap-1.5">
        <p className="text-base font-semibold tracking-[-0.01em]">{title}</p>
        <div className="text-sm text-muted">{reason}</div>
      </div>
      {(onRetry || action) && (
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button
              icon={<RotateCw className="size-4" />}
              pending={pending}
              disabledReason={seconds > 0 ? 'Too many tries. You can try again shortly.' : undefined}
              onClick={onRetry}
            >
              {seconds > 0 ? `Try again in ${seconds} s` : 'Try again'}
            </Button>
          )}
          {action}
        </div>
      )}
      <FailureNotes help={help} reference={reference} />
    </div>
  )
}
