import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useSessionChange, useSessionEnd } from '#portal/api/session/guard.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { FrameTools } from '#portal/features/shell/frame-tools.tsx'
import { NavigationBadges } from '#portal/features/shell/navigation.ts'
import { PortalLayout } from '#portal/features/shell/portal-layout.tsx'
import { PortalSkeleton } from '#portal/features/shell/portal-skeleton.tsx'
import { Ribbon } from '#portal/features/shell/ribbon.tsx'
import { StepUp } from '#portal/features/shell/step-up.tsx'
import { clearNotices } from '#portal/ui/feedback/notices.ts'
import { DraftsContext } from '#portal/ui/form/draft-context.ts'
import { createDrafts } from '#portal/ui/form/drafts.ts'

const NO_BADGES = {}

/** The frame of the signed-in pages, with the person and the pages that they may open. */
export function AccountFrame({
  account,
  notice,
  badges = NO_BADGES,
  onLeave,
  children,
  ...tools
}: ComponentProps<typeof FrameTools> & {
  /** The account's name and, with several accounts, the switcher. */
  account: ReactNode
  /** Notices for every page. */
  notice?: ReactNode
  /** What stands beside the links of the ribbon, by their paths. */
  badges?: Readonly<Record<string, ReactNode>>
  /** Runs when the session is over, in any tab. */
  onLeave: () => void
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
        onLeave()
        // Nothing private stays visible while the login page loads.
        setOver(true)
        // Without a session, the guard redirects to the login, and back here afterwards.
        if (end === 'ended') void router.invalidate()
        else void router.navigate({ to: '/login', ignoreBlocker: true })
      },
      [router, drafts, onLeave],
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
      <NavigationBadges value={badges}>
        <PortalLayout
          // Another person or account gets a fresh page.
          key={`${session?.userId} ${session?.accountId} ${session?.acting?.access}`}
          home={logo => <Link to="/">{logo}</Link>}
          account={account}
          notice={notice}
          tools={<FrameTools {...tools} />}
          ribbon={<Ribbon />}
        >
          {children}
          <StepUp />
        </PortalLayout>
      </NavigationBadges>
    </DraftsContext>
  )
}
