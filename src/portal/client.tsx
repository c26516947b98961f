import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { pressAgain } from './site/deferred-start.ts'

// Start's own entry includes the client of its server functions, about 7 kB; there are none here.
const router = getRouter()
// The chunks of the page load while its guard checks the session.
for (const { routeId } of router.matchRoutes(router.latestLocation)) {
  const route = router.routesById[routeId as keyof typeof router.routesById]
  void router.loadRouteChunk(route)
}

/** Repeats the presses that were made before React started. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    // After the effects: only then does React hydrate the part with the button, because of the press.
    setTimeout(pressAgain)
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Awake>
        <RouterClient router={router} />
      </Awake>
    </StrictMode>,
  )
})
