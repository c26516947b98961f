import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { CircleUser, LogOut, UserRoundPen } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { listAccounts } from '#generated/authorization/operations.ts'
import { getOwnCredentials } from '#generated/identity/operations.ts'
import { query } from '#portal/api/call.ts'
import { useSessionEnd } from '#portal/api/guard.ts'
import { sessionQuery, signOut } from '#portal/api/session.ts'
import { PortalLayout, ribbonLinkClass } from '#portal/features/shell/portal-layout.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#portal/ui/menu.tsx'

/** The frame of the signed-in pages, filled with who is signed in and where they may go. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const router = useRouter()
  // The guards send to the login whoever has no session any more.
  useSessionEnd(useCallback(() => void router.invalidate(), [router]))
  return (
    <PortalLayout
      home={logo => <Link to="/">{logo}</Link>}
      account={<AccountName />}
      userMenu={<UserMenu />}
      ribbon={
        <>
          <Link to="/account" activeOptions={{ exact: true }} className={ribbonLinkClass}>
            Overview
          </Link>
          <Link to="/account/keys" className={ribbonLinkClass}>
            Keys
          </Link>
        </>
      }
    >
      {children}
    </PortalLayout>
  )
}

function AccountName() {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery(query(listAccounts))
  const account = data?.accounts.find(entry => entry.account_id === session?.accountId)
  return account?.account_label
}

function UserMenu() {
  const router = useRouter()
  const { data: self } = useQuery(query(getOwnCredentials))
  return (
    <Menu
      label="Your menu"
      trigger={<IconButton label="Your menu" icon={<CircleUser className="size-5" />} />}
    >
      <p className="max-w-64 truncate px-2.5 py-1.5 text-xs text-muted">{self?.username}</p>
      <MenuSeparator />
      <MenuItem icon={<UserRoundPen />} onSelect={() => void router.navigate({ to: '/account/profile' })}>
        Your profile
      </MenuItem>
      <MenuItem
        icon={<LogOut />}
        onSelect={async () => {
          // Logged out here whatever the server says; the end of the session clears what was read.
          await signOut().catch(() => undefined)
          await router.navigate({ to: '/login' })
        }}
      >
        Log Out
      </MenuItem>
    </Menu>
  )
}
