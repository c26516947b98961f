import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { STATUS_PAGE } from '#portal/api/help.ts'
import { gatewayHelp } from '#portal/content/errors/gateway.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'

/** A rejected or failed lookup: the gateway's message, what it means, what to do, and the page about it. */
export function LookupFailure({
  error,
  title = 'The API rejected the lookup',
}: {
  error: Error
  title?: string
}) {
  const { help, reference, retryAt } = notesOf(error)
  const words = error instanceof ApiError && isExplained(error.name) ? gatewayHelp[error.name] : undefined
  const status = error instanceof ApiError ? error.statusCode : 0
  const seconds = useCountdown(retryAt)
  return (
    <Alert tone="danger" title={status > 0 ? title : 'The lookup failed'} help={help} reference={reference}>
      <p>{messageOf(error)}</p>
      {/* Read out once with the message, not every second. */}
      {seconds > 0 && (
        <p aria-hidden="true" className="mt-1.5 tnum">
          You can try again in {seconds} s.
        </p>
      )}
      {status >= 500 && (
        <p className="mt-1.5">
          <a href={STATUS_PAGE} target="_blank" rel="noopener" className="underline">
            Status<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {words && <p className="mt-1.5">{plainText(words.fix)}</p>}
      <p className="mt-1.5">This lookup wasn’t counted.</p>
    </Alert>
  )
}

function isExplained(name: string): name is keyof typeof gatewayHelp {
  return name in gatewayHelp
}

/** The texts mark code with backticks. */
function plainText(text: string): string {
  return text.replaceAll('`', '')
}
