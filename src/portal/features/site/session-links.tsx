import { Link } from '@tanstack/react-router'
import { portalPaths } from '#portal/content/site.ts'
import { buttonClass } from '#portal/ui/button-class.ts'
import { cx } from '#portal/ui/cx.ts'

export type SessionState = 'unknown' | 'in' | 'out'

/**
 * The way in, or the way to the account. Until the session is known the space is held and nothing
 * is shown, so that nobody sees the wrong one flash by; without scripts the way in is shown.
 */
export function SessionLinks({
  session,
  accountId,
  isStacked,
}: {
  session: SessionState
  accountId?: number | undefined
  isStacked?: boolean
}) {
  const size = isStacked ? 'lg' : 'md'
  return (
    <div
      className={cx(
        'flex gap-2',
        isStacked ? 'flex-col' : 'min-w-48 items-center justify-end',
        session === 'unknown' && 'invisible [@media(scripting:none)]:visible',
      )}
    >
      {session === 'in' ? (
        <Link
          to="/account"
          search={{ account_id: accountId }}
          className={buttonClass({ variant: 'primary', size })}
        >
          Account
        </Link>
      ) : (
        <>
          <Link
            to={portalPaths.login}
            className={buttonClass({ variant: isStacked ? 'secondary' : 'ghost', size })}
          >
            Log In
          </Link>
          <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary', size })}>
            Sign Up Free
          </Link>
        </>
      )}
    </div>
  )
}
