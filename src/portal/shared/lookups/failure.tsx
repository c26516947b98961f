import { ApiError, notesOf } from '#portal/api/errors/errors.ts'
import { gatewayHelp } from '#portal/content/errors/gateway.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** A rejected or failed lookup: the gateway's message, what it means, what to do, and the page about it. */
export function LookupFailure({
  error,
  title = 'The API rejected the lookup',
}: {
  error: Error
  title?: string
}) {
  const { help, reference } = notesOf(error)
  const words = error instanceof ApiError && isExplained(error.name) ? gatewayHelp[error.name] : undefined
  const hasAnswer = error instanceof ApiError && error.isAxiosError
  return (
    <Alert tone="danger" title={hasAnswer ? title : 'The lookup failed'} help={help} reference={reference}>
      <p>{error.message}</p>
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
