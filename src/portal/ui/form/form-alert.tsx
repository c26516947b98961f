import { commonErrors } from '#domain/errors/common.ts'
import { fill } from '#domain/errors/entry.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import type { FormError } from '#portal/ui/form/use-checked-form.ts'

/** A field with something wrong, as the summary names it. */
export interface WrongField {
  name: string
  label: string
}

/**
 * Shown above a refused form: the general error, how long to wait, and, if several fields are wrong, a link
 * to each.
 */
export function FormAlert({
  error,
  seconds,
  unmatched,
  wrong,
  onGoTo,
}: {
  error: FormError | null
  /** When the next attempt is allowed; the message counts down. */
  seconds: number
  /** Errors of fields that the form does not have. */
  unmatched: readonly string[]
  wrong: readonly WrongField[]
  onGoTo: (name: string) => void
}) {
  const isSummary = wrong.length > 1
  const isOver = error?.retryAt !== undefined && seconds === 0
  const message = isOver ? 'You can try again now.' : (error?.message ?? '')
  if (!isSummary && !message && unmatched.length === 0) return null
  return (
    <Alert
      tone={isOver ? 'info' : 'danger'}
      reference={error?.requestId}
      help={isOver ? undefined : error?.help}
    >
      {seconds > 0 ? (
        <Waiting seconds={seconds} message={message} />
      ) : (
        <p>{message || commonErrors['invalid-field'].message}</p>
      )}
      {unmatched.map(text => (
        <p key={text}>{text}</p>
      ))}
      {isSummary && (
        <ul aria-label="Fields to correct" className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                className="min-h-6 rounded-xs font-medium underline underline-offset-2 hover:no-underline"
                onClick={() => onGoTo(name)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** Counts visually; a screen reader reads the message once and not every second. */
function Waiting({ seconds, message }: { seconds: number; message: string }) {
  const text = fill(commonErrors['too-many-requests'].message, { seconds })
  return (
    <p>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{message}</span>
    </p>
  )
}
