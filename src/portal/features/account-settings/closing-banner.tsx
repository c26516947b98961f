import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#portal/api/session/session.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

// Few accounts are being closed.
const ClosingBar = lazyPart(() => import('./closing-bar.tsx'))

/** Says on every page of an account that it is being closed, and what its people can do. */
export function ClosingBanner() {
  const { data: session } = useQuery(sessionQuery)
  if (!session?.closes) return null
  return (
    <LazyBoundary>
      <ClosingBar closes={session.closes} />
    </LazyBoundary>
  )
}
