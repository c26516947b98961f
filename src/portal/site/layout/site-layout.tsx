import { useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { onSessionHint } from '#portal/api/session/session-hint.ts'
import { markSession } from '#portal/api/session/session-mark.ts'
import { useCartMark } from '#portal/shared/cart/cart.ts'
import { hasUnsent } from '#portal/shared/visitor-forms/unsent-key.ts'
import { SkipLink } from '#portal/ui/page/skip-link.tsx'
import { SearchHost } from '../search/search-host.tsx'
import { mayPrefetch, onFirstScroll, watchLinks } from './prefetch.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SITE_MOBILE_BREAKPOINT } from './widths.ts'

/** Skip link, header, main and footer of every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useSessionMark()
  useCartMark()
  useUnsentForms()
  usePrefetch()
  const theme = useMatches({
    select: matches => matches.map(({ staticData }) => staticData.page?.header).findLast(Boolean),
  })
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {theme ? <SiteHeader theme={theme} /> : <SiteHeader mobileBreakpoint={SITE_MOBILE_BREAKPOINT} />}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <SearchHost />
    </div>
  )
}

/** Keeps the mark of the session up to date while the page is open, also when another tab logs in or out. */
function useSessionMark() {
  useEffect(() => {
    markSession()
    return onSessionHint(markSession)
  }, [])
}

/** Sends what a form of an earlier page kept for want of a network. */
function useUnsentForms(): void {
  useEffect(() => {
    if (!hasUnsent()) return
    void Promise.all([
      import('#portal/shared/visitor-forms/queue.ts'),
      import('#portal/shared/visitor-forms/post.ts'),
    ]).then(([{ startQueue }, { postForm }]) => startQueue(postForm))
  }, [])
}

/** The layout of public pages: others have data of their own, which no one fetches ahead. */
const SITE = '/_site'

/**
 * Fetches the code of public pages whose links are about to come into view as the visitor scrolls, where the
 * connection has room for it.
 */
function usePrefetch(): void {
  const router = useRouter()
  useEffect(() => {
    if (!mayPrefetch((navigator as { connection?: object }).connection)) return
    let stop = () => {}
    function watch() {
      stop()
      stop = watchLinks(to => {
        const isPublic = router.matchRoutes(to).some(({ routeId }) => routeId === SITE)
        if (isPublic) void router.preloadRoute({ to: to as string }).catch(() => {})
      })
    }
    function wait() {
      stop()
      stop = onFirstScroll(watch)
    }
    wait()
    const unsubscribe = router.subscribe('onRendered', wait)
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
}
