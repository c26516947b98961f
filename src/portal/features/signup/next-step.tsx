import { Link } from '@tanstack/react-router'
import { readIntent } from '#portal/shared/cart/cart.ts'
import { buttonClass } from '#portal/ui/button-class.ts'

/** Where a confirmation leads: to the login, to an open invitation, back to a checkout, or on. */
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
