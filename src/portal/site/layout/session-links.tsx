import { Link, useHydrated } from '@tanstack/react-router'
import { readOnlyAccount } from '#portal/api/session-hint.ts'
import { portalPaths } from '#portal/content/site.ts'
import { buttonClass } from '#portal/ui/button-class.ts'
import { cx } from '#portal/ui/cx.ts'

/**
 * The login links and the account link. The page holds both, because it is built for every visitor; the mark
 * of `session-mark.ts` decides which one is shown, from the first paint on.
 */
export function SessionLinks({ isStacked }: { isStacked?: boolean }) {
  const isHydrated = useHydrated()
  const size = isStacked ? 'lg' : 'md'
  const group = cx('gap-2', isStacked ? 'flex-col' : 'min-w-48 items-center justify-end')
  return (
    <>
      <div className={cx('hidden in-data-logged-in:flex', group)}>
        <Link
          to="/account"
          search={{ account_id: isHydrated ? readOnlyAccount() : undefined }}
          // The script of the mark has set the search already.
          suppressHydrationWarning
          className={buttonClass({ variant: 'primary', size })}
        >
          Account
        </Link>
      </div>
      <div className={cx('flex in-data-logged-in:hidden', group)}>
        <Link
          to={portalPaths.login}
          className={buttonClass({ variant: isStacked ? 'secondary' : 'ghost', size })}
        >
          Log In
        </Link>
        <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary', size })}>
          Sign Up Free
        </Link>
      </div>
    </>
  )
}
