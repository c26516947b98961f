import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { buttonClass } from '#portal/ui/button-class.ts'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'

// Few people need it, and its form is larger than the page.
const OpenAccount = lazy(() => import('./open-account.tsx'))

/** For a confirmed person without an account: opens one, or leads to an invitation. */
export function WithoutAccount({ username, onOpened }: { username: string; onOpened: () => unknown }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {username} is confirmed, and belongs to no account. Open one, which starts with a free trial, or join
        one by its invitation.
      </p>
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <OpenAccount onOpened={onOpened} />
      </Suspense>
      <Link to="/invite" className={buttonClass({ size: 'lg' })}>
        See your invitation
      </Link>
    </div>
  )
}
