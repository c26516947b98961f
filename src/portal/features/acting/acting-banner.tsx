import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#portal/api/session/session.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

// Only our staff act as others.
const ActingBar = lazyPart(() => import('./acting-bar.tsx'))

/**
 * Shows a member of staff on every page whom they act as, with which access, and for how long; and lets them
 * stop.
 */
export function ActingBanner({ onStopped }: { onStopped: () => void }) {
  const { data: session } = useQuery(sessionQuery)
  if (!session?.acting) return null
  return (
    <LazyBoundary>
      <ActingBar acting={session.acting} accountId={session.accountId} onStopped={onStopped} />
    </LazyBoundary>
  )
}
