import { MailCheck } from 'lucide-react'
import { countOf } from '#domain/text/amounts.ts'
import type { FormError } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'

/** Says where the email was sent, and sends another one once the cool-down is over. The page has the heading. */
export function CheckMail({
  username,
  resendAvailable,
  pending,
  error,
  onResend,
  onStartOver,
}: {
  username: string
  /** ISO time from which another email can be requested. */
  resendAvailable: string
  pending: boolean
  error: FormError | null
  onResend: () => void
  onStartOver?: () => void
}) {
  const seconds = useCountdown(Math.max(Date.parse(resendAvailable), error?.retryAt ?? 0))
  return (
    <div className="flex flex-col gap-5">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent"
      >
        <MailCheck className="size-5" />
      </span>
      <p role="status" className="text-muted">
        We sent a link to <strong className="font-medium break-all text-ink">{username}</strong>. It works for
        24 hours. If it doesn’t arrive, check your spam folder.
      </p>
      {error && (
        <Alert tone="danger" reference={error.requestId} help={error.help}>
          {error.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          pending={pending}
          disabledReason={
            seconds > 0 ? `You can send another email in ${countOf(seconds, 'second')}.` : undefined
          }
          onClick={onResend}
        >
          {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
        </Button>
        {onStartOver && (
          <Button variant="ghost" onClick={onStartOver}>
            Use another address
          </Button>
        )}
      </div>
    </div>
  )
}
