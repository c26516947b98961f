import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useOfflineText } from '#portal/api/connection.ts'
import { useSessionChange, useSessionEnd } from '#portal/api/session/guard.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { onStepUp } from '#portal/api/session/step-up.ts'
import { FrameTools } from '#portal/features/shell/frame-tools.tsx'
import { PortalSkeleton } from '#portal/features/shell/portal-skeleton.tsx'
import { Ribbon } from '#portal/features/shell/ribbon.tsx'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { NavigationBadges } from '#portal/shared/navigation/pages.ts'
import { clearNotices } from '#portal/ui/feedback/notices.ts'
import { DraftsContext } from '#portal/ui/form/draft-context.ts'
import { createDrafts } from '#portal/ui/form/drafts.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Logo } from '#portal/ui/page/logo.tsx'
import { SkipLink } from '#portal/ui/page/skip-link.tsx'
import { whenIdle } from '#portal/ui/page/when-idle.ts'
import { useZone } from '#portal/ui/time/zone.ts'

const NO_BADGES = {}

/** The frame of the logged-in pages, with the person and the pages that they may open. */
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
  /** What is next to the links of the ribbon, by their paths. */
  badges?: Readonly<Record<string, ReactNode>>
  /** Runs when the session is over, in any tab. */
  onLeave: () => void
  children: ReactNode
}) {
  const router = useRouter()
  const { data: session } = useQuery(sessionQuery)
  const userId = session?.userId
  const drafts = useMemo(() => (userId ? createDrafts(userId) : null), [userId])
  // A reload, or a link to another site, loses nothing.
  useEffect(() => {
    const keep = () => drafts?.keep()
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [drafts])
  const zone = useZone()
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
  // The next page is read from its heading, as after a full load.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // Focus needs a layout, which the next frame computes anyway.
        requestAnimationFrame(() => {
          const heading = document.querySelector<HTMLElement>('#main h1')
          if (!heading || document.querySelector('dialog[open]')) return
          heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        })
      }),
    [router],
  )
  useEffect(() => {
    const idle = setTimeout(() => {
      // A session can end while offline; the login page must be loaded by then.
      void router.preloadRoute({ to: '/login' })
      // A release may remove the file.
      import('./quiet.ts').then(({ startQuiet }) => startQuiet(router), ignoreMissingFile)
    }, 5000)
    return () => clearTimeout(idle)
  }, [router])

  if (isOver) return <PortalSkeleton />
  return (
    <DraftsContext value={drafts}>
      <NavigationBadges value={badges}>
        <PortalLayout
          // Another person, account, or time zone gets a fresh page.
          key={`${session?.userId} ${session?.accountId} ${session?.acting?.access} ${zone}`}
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

/**
 * The frame of every logged-in page: a bar with the account, the search, help and the person, the ribbon with
 * the pages of the account, and the page. What fills the slots comes from the frame.
 */
function PortalLayout({
  home,
  account,
  tools,
  ribbon,
  notice,
  children,
}: {
  /** Wraps the logo in the link home. */
  home: (logo: ReactNode) => ReactNode
  /** The account's name, or the switcher. */
  account: ReactNode
  /** Buttons at the end of the bar. */
  tools: ReactNode
  ribbon: ReactNode
  /** A notice for every page, such as an unconfirmed email address. */
  notice?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col text-sm">
      <SkipLink />
      <header className="print:hidden sticky top-0 z-30 border-b border-line bg-page/92 backdrop-blur-md">
        <div className="mx-auto flex h-14 max-w-[76rem] items-center gap-3 px-4 sm:px-6">
          {home(
            <>
              <span className="max-sm:hidden">
                <Logo />
              </span>
              <span className="sm:hidden">
                <Logo isMarkOnly />
              </span>
            </>,
          )}
          <span aria-hidden="true" className="h-5 w-px shrink-0 rotate-12 bg-line-strong" />
          <div className="flex min-w-0 flex-1 truncate font-medium">{account}</div>
          <div className="flex shrink-0 items-center gap-1">{tools}</div>
        </div>
        {ribbon}
        <OfflineBanner />
      </header>
      {/* Filled by `newer-release.tsx`. */}
      <div id="release" aria-live="polite" />
      {notice}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[76rem] flex-1 px-4 pt-8 pb-16 sm:px-6 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <Later />
    </div>
  )
}

/** What is under the page, which comes once the browser is idle. */
function Later() {
  const [PageTimes, setPageTimes] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(() => {
        // A release may remove the file, and the page does without it.
        import('./page-times.tsx').then(part => setPageTimes(() => part.default), ignoreMissingFile)
      }),
    [],
  )
  return PageTimes && <PageTimes />
}

// It loads when it is first needed.
const StepUpDialog = lazyPart(() => import('./step-up-dialog.tsx'))

/** Asks for confirmation whenever a call is rejected because of an old login, on top of any page or dialog. */
function StepUp() {
  const [question, setQuestion] = useState<{ give: (isConfirmed: boolean) => void } | null>(null)
  useEffect(
    () =>
      onStepUp(
        () =>
          new Promise(resolve => {
            setQuestion({
              give(isConfirmed) {
                setQuestion(null)
                resolve(isConfirmed)
              },
            })
          }),
      ),
    [],
  )
  if (!question) return null
  return (
    <LazyBoundary layer>
      <StepUpDialog onConfirmed={() => question.give(true)} onClose={() => question.give(false)} />
    </LazyBoundary>
  )
}

/** Says on every page that there is no network, and of a change that was tried that it was not made. */
function OfflineBanner() {
  const text = useOfflineText()
  return (
    <div role="status" className="print:hidden">
      {text && <p className="bg-warning-soft px-4 py-2 text-center font-medium text-ink">{text}</p>}
    </div>
  )
}
