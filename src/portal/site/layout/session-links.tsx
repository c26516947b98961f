import { Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { readOnlyAccount } from '#portal/api/session/session-hint.ts'
import { entryPath, portalPaths } from '#portal/content/site.ts'
import { isMissingFile } from '#portal/missing-file.ts'
import { type ButtonSize, type ButtonVariant, buttonClass, cx } from '#portal/ui/classes.ts'

/**
 * The login links and the account link. The page holds both, because it is built for every visitor; the mark
 * of `session-mark.ts` decides which one is shown, from the first paint on.
 */
export function SessionLinks({ isStacked }: { isStacked?: boolean }) {
  const size = isStacked ? 'lg' : 'md'
  const group = cx('gap-2', isStacked ? 'flex-col' : 'min-w-48 items-center justify-end')
  return (
    <>
      <div className={cx('hidden in-data-logged-in:flex', group)}>
        <LogOutButton variant={isStacked ? 'secondary' : 'ghost'} size={size} />
        <AccountLink size={size} />
      </div>
      <div className={cx('flex in-data-logged-in:hidden', group)}>
        <Link
          to={portalPaths.login}
          className={buttonClass({ variant: isStacked ? 'secondary' : 'ghost', size })}
        >
          Log In
        </Link>
        <SignUpLink size={size} />
      </div>
    </>
  )
}

/**
 * The one of these links that a narrow header has room for. With something in the cart it gives way to the
 * cart, and the menu alone has it (decision U4).
 */
export function SessionLink() {
  return (
    <div className="in-data-cart:hidden max-[22.5rem]:hidden">
      <div className="hidden in-data-logged-in:flex">
        <AccountLink size="sm" />
      </div>
      <div className="flex in-data-logged-in:hidden">
        <SignUpLink size="sm" />
      </div>
    </div>
  )
}

function AccountLink({ size }: { size: ButtonSize }) {
  const isHydrated = useHydrated()
  return (
    <Link
      to="/account"
      search={{ account_id: isHydrated ? readOnlyAccount() : undefined }}
      // The script of the mark has set the search already.
      suppressHydrationWarning
      className={buttonClass({ variant: 'primary', size })}
    >
      Account
    </Link>
  )
}

function SignUpLink({ size }: { size: ButtonSize }) {
  return (
    <Link to={entryPath} className={buttonClass({ variant: 'primary', size })}>
      Sign Up Free
    </Link>
  )
}

function LogOutButton({ variant, size }: { variant: ButtonVariant; size: ButtonSize }) {
  const [isMissing, setMissing] = useState(false)
  async function logOut() {
    // Public pages call no service otherwise, so the code comes with the press.
    const { signOut } = await import('#portal/api/session/session.ts')
    // Without a response, the logout is sent again before the next request.
    await signOut().catch(() => {})
    location.assign(portalPaths.login)
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant, size })}
        onClick={() =>
          logOut().catch(error => {
            if (!isMissingFile(error)) throw error
            setMissing(true)
          })
        }
      >
        Log Out
      </button>
      {isMissing && (
        <span role="alert" className="text-sm text-danger">
          You’re still logged in. Reload the page and try again.
        </span>
      )}
    </>
  )
}
