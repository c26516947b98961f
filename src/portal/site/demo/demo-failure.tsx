import { Link } from '@tanstack/react-router'
import { ApiError } from '#portal/api/errors/errors.ts'
import { portalPaths } from '#portal/content/site.ts'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** Why the demonstration has no answer. When its lookups are used up, an account is the way on. */
export function DemoFailure({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return <Alert tone="danger">{error.message}</Alert>
  if (error.name !== 'demonstration-limit-reached') return <LookupFailure error={error} />
  return (
    <Alert
      tone="warning"
      title="The free lookups of this page are used up"
      action={
        <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Sign Up Free
        </Link>
      }
    >
      Your network can make some in an hour. An account of your own has many more: it takes a minute, and no
      card.
    </Alert>
  )
}
