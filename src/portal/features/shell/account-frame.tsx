import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Bell, CircleUser, LogOut, UserRoundPen, UsersRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { getOwnCredentials, searchUsers } from '#generated/identity/operations.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { useSessionChange, useSessionEnd } from '#portal/api/guard.ts'
import { sessionQuery, signOut } from '#portal/api/session.ts'
import { PortalLayout } from '#portal/features/shell/portal-layout.tsx'
import { PortalSkeleton } from '#portal/features/shell/portal-skeleton.tsx'
import { RibbonLinks } from '#portal/features/shell/ribbon-links.tsx'
import { StepUp } from '#portal/features/shell/step-up.tsx'
import { DraftsContext } from '#portal/ui/form/draft-context.ts'
import { createDrafts } from '#portal/ui/form/drafts.ts'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#portal/ui/menu.tsx'
import { clearNotices } from '#portal/ui/notices.ts'

const NoticesDialog = lazy(() => import('#portal/features/shell/notices-dialog.tsx'))

/** The frame of the signed-in pages, with the person and the pages that they may open. */
export function AccountFrame({
  account,
  notice,
  children,
}: {
  /** The account's name and, with several accounts, the switcher. */
  account: ReactNode
  /** Notices for every page. */
  notice?: ReactNode
  children: ReactNode
}) {
  const router = useRouter()
  const { data: session } = useQuery(sessionQuery)
  const userId = session?.userId
  const drafts = useMemo(() => (userId ? createDrafts(userId) : null), [userId])
  const [isOver, setOver] = useState(false)
  useSessionEnd(
    useCallback(
      end => {
        // After an unexpected logout, input is restored.
        if (end === 'ended') drafts?.keep()
        else drafts?.clear()
        clearNotices()
        // Nothing private stays visible while the login page loads.
        setOver(true)
        // Without a session, the guard redirects to the login, and back here afterwards.
        if (end === 'ended') void router.invalidate()
        else void router.navigate({ to: '/login', ignoreBlocker: true })
      },
      [router, drafts],
    ),
  )
  useSessionChange(useCallback(() => void router.invalidate(), [router]))
  useEffect(() => {
    // A session can end while offline; the login page must be loaded by then.
    const idle = setTimeout(() => void router.preloadRoute({ to: '/login' }), 5000)
    return () => clearTimeout(idle)
  }, [router])

  if (isOver) return <PortalSkeleton />
  return (
    <DraftsContext value={drafts}>
      <PortalLayout
        // Another person or account gets a fresh page.
        key={`${session?.userId} ${session?.accountId} ${session?.acting?.access}`}
        home={logo => <Link to="/">{logo}</Link>}
        account={account}
        notice={notice}
        userMenu={<UserMenu />}
        ribbon={<RibbonLinks area="/account" />}
      >
        {children}
        <StepUp />
      </PortalLayout>
    </DraftsContext>
  )
}

function UserMenu() {
  const router = useRouter()
  const { data: self } = useQuery(query(getOwnCredentials))
  const { allowed: isStaff } = useCan(searchUsers)
  const [showsNotices, setShowsNotices] = useState(false)
  return (
    <>
      <Menu
        label="Your menu"
        trigger={<IconButton label="Your menu" icon={<CircleUser className="size-5" />} />}
      >
        <p className="max-w-64 truncate px-2.5 py-1.5 text-xs text-muted">{self?.username}</p>
        <MenuSeparator />
        <MenuItem icon={<UserRoundPen />} onSelect={() => void router.navigate({ to: '/account/profile' })}>
          Your profile
        </MenuItem>
        {isStaff && (
          <MenuItem icon={<UsersRound />} onSelect={() => void router.navigate({ to: '/admin/act' })}>
            Act as a customer
          </MenuItem>
        )}
        <MenuItem icon={<Bell />} onSelect={() => setShowsNotices(true)}>
          Recent notices
        </MenuItem>
        <MenuItem icon={<LogOut />} onSelect={() => void signOut()}>
          Log Out
        </MenuItem>
      </Menu>
      {showsNotices && (
        <Suspense>
          <NoticesDialog onClose={() => setShowsNotices(false)} />
        </Suspense>
      )}
    </>
  )
}
