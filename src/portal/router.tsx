import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { createQueryClient } from './api/query-client.ts'
import { sessionQuery } from './api/session.ts'
import { onSessionEnd } from './api/token.ts'
import { routeTree } from './routeTree.gen'
import { CrashPage } from './ui/crash-page.tsx'

export function getRouter() {
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Freshness is the query client's business; the router only starts the fetch.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./features/site/not-found.tsx'), 'NotFound'),
  })
  onSessionEnd(() => {
    // What was read belongs to the session that is over; the guards send people to the login.
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, null)
    void router.invalidate()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** Rendered once at build time and sent without scripts: the address it answers for is not its own. */
    isStatic?: boolean
  }
}
