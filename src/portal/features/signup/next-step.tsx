import { Link } from '@tanstack/react-router'
import { buttonClass } from '#portal/ui/button-class.ts'

/** Where a confirmation leads: to the login, to an open invitation, or on. */
export function NextStep({
  isSignedIn,
  isNew,
  hasAccount,
}: {
  isSignedIn: boolean
  isNew: boolean
  hasAccount: boolean
}) {
  const look = buttonClass({ variant: 'primary', size: 'lg' })
  if (!isSignedIn)
    return (
      <Link to="/login" className={look}>
        Log In
      </Link>
    )
  if (!hasAccount)
    return (
      <Link to="/invite" className={look}>
        See your invitation
      </Link>
    )
  // A confirmation happens once, and so does the welcome.
  return isNew ? (
    <Link to="/welcome" className={look}>
      Continue
    </Link>
  ) : (
    <Link to="/account" className={look}>
      Go to your account
    </Link>
  )
}
