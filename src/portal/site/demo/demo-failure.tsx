import { Link } from '@tanstack/react-router'
import { ApiError } from '#portal/api/errors/errors.ts'
import { portalPaths } from '#portal/content/site.ts'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** Shows why a demo lookup failed. At the demo limit, it links to sign-up. */
export function DemoFailure({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return <Alert tone="danger">{error.message}</Alert>
  if (error.name !== 'demonstration-limit-reached') return <LookupFailure error={error} />
  return (
    <Alert
      tone="warning"
      title="Demo limit reached"
      action={
        <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Sign Up Free
        </Link>
      }
    >
      This demo allows a limited number of lookups per hour from each network. For more, create a free
      account. No card required.
    </Alert>
  )
}
