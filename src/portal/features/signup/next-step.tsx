import { Link } from '@tanstack/react-router'
import { readIntent } from '#portal/shared/cart/cart.ts'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

/** Where a confirmation leads: to the login, to an open invitation, back to a checkout, or on. */
export function NextStep({
  isSignedIn,
  hasAccount,
  isPrimary = true,
}: {
  isSignedIn: boolean
  hasAccount: boolean
  /** Whether the page has nothing more important to do. */
  isPrimary?: boolean
}) {
  const look = buttonClass({ variant: isPrimary ? 'primary' : 'secondary', size: 'lg' })
  // The cart of this browser, if it was being checked out.
  const intent = readIntent()
  if (!isSignedIn)
    return (
      <Link to="/login" search={intent ? { redirect: `/checkout?intent=${intent}` } : {}} className={look}>
        Log In
      </Link>
    )
  if (!hasAccount)
    return (
      <Link to="/invite" className={look}>
        See your invitation
      </Link>
    )
  if (intent)
    return (
      <Link to="/checkout" search={{ intent }} className={look}>
        Continue to checkout
      </Link>
    )
  return (
    <Link to="/account" className={look}>
      Go to your account
    </Link>
  )
}

/** For the link of a confirmation that lost its token on its way. */
export function DamagedConfirmation() {
  return (
    <DamagedLink>
      <p className="text-muted">No email with a code? Log in to get another one.</p>
      <NextStep isSignedIn={false} hasAccount isPrimary={false} />
    </DamagedLink>
  )
}

// Few people need it, and its form is larger than the page.
const OpenAccount = lazyPart(() => import('./open-account.tsx'))

/** For a confirmed person without an account: opens one, or leads to an invitation. */
export function WithoutAccount({ username, onOpened }: { username: string; onOpened: () => unknown }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {username} is confirmed but doesn’t have an account yet. Open one with a free trial, or join one from
        an invitation.
      </p>
      <LazyBoundary fallback={<Skeleton className="h-24 w-full" />}>
        <OpenAccount onOpened={onOpened} />
      </LazyBoundary>
      <Link to="/invite" className={buttonClass({ size: 'lg' })}>
        See your invitation
      </Link>
    </div>
  )
}
