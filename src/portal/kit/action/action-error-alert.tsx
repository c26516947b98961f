import { messageOf, notesOf } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import type { Actions } from './use-undoable.ts'

/** A refused action, with a way to retry; empty without a failure. */
export function ActionErrorAlert({
  actions: { failure, dismiss },
  className,
}: {
  actions: Pick<Actions, 'failure' | 'dismiss'>
  className?: string
}) {
  if (!failure) return null
  const { help, reference } = notesOf(failure.error)
  return (
    <Alert
      tone="danger"
      title={failure.title}
      {...{ help, reference, className }}
      action={
        <>
          <Button size="sm" onClick={failure.retry}>
            Try again
          </Button>
          <Button size="sm" variant="ghost" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {messageOf(failure.error)}
    </Alert>
  )
}
