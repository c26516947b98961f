import {
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
  useRouter,
} from '@tanstack/react-router'
import { useCallback } from 'react'
import { referenceOf } from '#portal/ui/data/reference.tsx'
import { PortalSkeleton } from './features/shell/portal-skeleton.tsx'
import type { PageData } from './page-data.ts'
import { routeTree } from './routeTree.gen'
import { CrashPage } from './ui/page/crash-page.tsx'

/** A value in an address is a number only if it is written like one: `1e3` stays text. */
function readValue(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new Error('a text that looks like a number')
  return value
}

export function getRouter() {
  // Before the scripts of a document run, the browser or the reader may have scrolled it. Keep that position.
  let isScrolled = typeof document !== 'undefined' && document.documentElement.dataset.scripts === 'deferred'
  const router = createRouter({
    routeTree,
    parseSearch: parseSearchWith(readValue),
    stringifySearch: stringifySearchWith(JSON.stringify, readValue),
    defaultPreload: 'intent',
    // The query client decides about freshness; the router only starts the fetch.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => !isScrolled,
    // What the shell shows until the page behind the login has loaded.
    defaultPendingComponent: PortalSkeleton,
    // The shell has shown it long enough by the time the scripts run.
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageError,
    // Called once for an error, however often its page is drawn.
    defaultOnCatch: error => {
      const route = router.state.matches.at(-1)?.routeId
      void import('./api/errors/report.ts').then(
        ({ reportCrash }) => reportCrash(error, { reference: referenceOf(error), route }),
        // Without a network, nothing could be reported.
        () => {},
      )
    },
    defaultNotFoundComponent: lazyRouteComponent(() => import('./site/templates/not-found.tsx'), 'NotFound'),
  })
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) isScrolled = false
  })
  return router
}

/** A page that failed. What it lacked is loaded again once there is a network. */
function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = useCallback(() => void router.invalidate().then(reset), [router, reset])
  return <CrashPage error={error} onRetry={retry} />
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    page?: PageData
  }
}
