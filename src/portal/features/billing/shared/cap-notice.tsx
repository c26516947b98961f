import { Link } from '@tanstack/react-router'
import { ApiError, messageOf } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

export const isAboveCap = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.name === 'spending-cap-reached'

/** An order would bring the month above the spending cap: the figures, and a choice. Nothing was ordered. */
export function CapNotice({ error, onExceed }: { error: Error; onExceed: () => void }) {
  return (
    <Alert
      tone="warning"
      title="This exceeds your spending cap"
      action={
        <>
          <Button size="sm" onClick={onExceed}>
            Exceed the cap this time
          </Button>
          <Link to="/account/keys/limits" className={buttonClass({ size: 'sm', variant: 'ghost' })}>
            Limits and alerts
          </Link>
        </>
      }
    >
      {messageOf(error)} Nothing was ordered or charged.
    </Alert>
  )
}
