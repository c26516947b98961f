import { ApiError, failureTime, messageOf } from '#portal/api/errors/errors.ts'
import { STATUS_PAGE } from '#portal/api/help.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'

/** The toast of a failed call; a failure of ours points to the status page (account-portal §8). */
export function showFailure(error: unknown): void {
  const isOurs = error instanceof ApiError && error.statusCode >= 500
  const content = isOurs ? (
    <>
      {messageOf(error)}{' '}
      <a href={STATUS_PAGE} target="_blank" rel="noopener" className="underline">
        Status<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  ) : (
    messageOf(error)
  )
  void toast.error(content, { ms: failureTime(error) })
}
