import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { pressAgain } from './site/deferred-start.ts'

// Start's own entry brings the client of its server functions along, about 7 kB; there are none here.
const router = getRouter()
// The chunks of the page come while its guard asks who is there.
for (const { routeId } of router.matchRoutes(router.latestLocation)) {
  const route = router.routesById[routeId as keyof typeof router.routesById]
  void router.loadRouteChunk(route)
}

/** Repeats the presses that came before React. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    // After the effects: only then does React bring the part with the button to life for the press.
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
