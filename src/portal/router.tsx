import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createQueryClient } from './api/query-client.ts'
import { routeTree } from './routeTree.gen'
import { CrashPage } from './ui/crash-page.tsx'

export function getRouter() {
  const queryClient = createQueryClient()
  return createRouter({
    routeTree,
    context: { queryClient },
    Wrap: provide(queryClient),
    defaultPreload: 'intent',
    // Freshness is the query client's business; the router only starts the fetch.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./features/site/not-found.tsx'), 'NotFound'),
  })
}

const provide = (client: QueryClient) => (props: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{props.children}</QueryClientProvider>
)

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** Rendered once at build time and sent without scripts: the address it answers for is not its own. */
    isStatic?: boolean
  }
}
